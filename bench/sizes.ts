// Measures sizes in bytes: the bundled engine and the packed names.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bundleCode, type Chunk } from "./bundle-code.ts";
import { digits, type Verdict } from "./goals.ts";
import type { Table } from "./report.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const KIB = 1024;
const KB = 1000;

/** Imports with about the same features: parse, convert, gamut mapping, differences, contrast, mixing, printing. */
const PEERS: Readonly<Record<string, string>> = {
  // CommonJS: everything that isn't imported by name is kept.
  "color-bits": 'import * as a from "color-bits"; import * as b from "color-bits/css"; export const c = [a, b];',
  colord:
    'export * from "colord"; export { default as a } from "colord/plugins/a11y"; export { default as b } from "colord/plugins/lab"; ' +
    'export { default as c } from "colord/plugins/mix"; export { default as d } from "colord/plugins/names"; export { default as e } from "colord/plugins/oklch";',
  colordx:
    'export * from "@colordx/core"; export { default as a } from "@colordx/core/plugins/a11y"; export { default as b } from "@colordx/core/plugins/lab"; ' +
    'export { default as c } from "@colordx/core/plugins/mix"; export { default as d } from "@colordx/core/plugins/names"; export { default as e } from "@colordx/core/plugins/p3";',
  chroma: 'export { default } from "chroma-js";',
  culori: 'export * from "culori";',
  colorjs: 'export { default } from "colorjs.io";',
};

export async function engineSizeTable(): Promise<Table> {
  const { core: ours, names } = await engineSize();
  const peers = await Promise.all(
    Object.entries(PEERS).map(async ([name, code]) => [name, sizeOf(await bundleCode(code, ROOT))] as const),
  );
  const line = (name: string, { raw, gzip }: Size) => [name, inUnits(raw, KIB), inUnits(gzip, KIB)];
  return {
    title: "The engine, bundled and minified",
    head: ["", "KiB", "KiB gzip"],
    lines: [line("ours", ours), line("its 148 CSS names", names), ...peers.map(([name, size]) => line(name, size))],
    verdicts: [atMost("without the CSS names, gzip", ours.gzip, 11, "KiB", KIB)],
    note:
      "Parsing, conversion, gamut mapping, differences, contrast, mixing and printing. Some peers have no gamut mapping or " +
      "only one difference formula; others have much more.",
  };
}

export function nameSizeTable(): Table {
  const rows = [
    ["every name, packed", ".generated/names-full.bin"],
    ["the curated names, packed", ".generated/names-best.bin"],
    ["every name as published, min.json", "node_modules/color-name-list/dist/colornames.min.json"],
    ["the curated names as published, min.json", "node_modules/color-name-list/dist/colornames.bestof.min.json"],
  ].map(([name = "", path = ""]) => {
    const bytes = readFileSync(path);
    return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliSize(bytes) };
  });
  const brotliOf = (row: number) => rows[row]?.brotli ?? Number.NaN;
  return {
    title: "Color names",
    head: ["", "kB", "kB gzip", "kB brotli"],
    lines: rows.map(({ name, raw, gzip, brotli }) => [name, ...[raw, gzip, brotli].map((size) => inUnits(size, KB))]),
    verdicts: [
      atMost("every name, brotli", brotliOf(0), 172, "kB", KB),
      atMost("curated names, brotli", brotliOf(1), 33, "kB", KB),
    ],
  };
}

type Size = { raw: number; gzip: number };

/** The goal covers the engine without the table of CSS names, which is data in its own file. */
async function engineSize(): Promise<{ core: Size; names: Size }> {
  const chunks = await bundleCode('export * from "./bench/engine-core.ts";', ROOT, [
    { name: "names", test: /css-names/ },
  ]);
  return { core: sizeOf(chunks.filter(isNotNames)), names: sizeOf(chunks.filter((chunk) => !isNotNames(chunk))) };
}

function isNotNames({ name }: Chunk): boolean {
  return name !== "names";
}

function sizeOf(chunks: readonly Chunk[]): Size {
  const text = chunks.map(({ code }) => code).join("");
  return { raw: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length };
}

function brotliSize(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

function inUnits(bytes: number, unit: number): string {
  return (bytes / unit).toFixed(1);
}

function atMost(what: string, bytes: number, most: number, name: string, unit: number): Verdict {
  const size = bytes / unit;
  return { what, target: `at most ${most} ${name}`, reached: `${digits(size)} ${name}`, isReached: size <= most };
}
