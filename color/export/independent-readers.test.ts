import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { defineConfig, parse as parseTokens } from "@terrazzo/parser";
import { strToU8, zipSync } from "fflate";
import { compileString } from "sass";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { parse } from "../text/parse.ts";
import { printHex } from "../text/print.ts";
import { identify } from "./identifier.ts";
import { type ExportPalette, PLAIN_OPTIONS, type ValueFormat } from "./palette.ts";
import { writeProcreateFiles } from "./procreate.ts";
import { writeExport } from "./write-export.ts";

const require = createRequire(import.meta.url);
const VALUES: readonly ValueFormat[] = ["hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"];
const COLORS = ["#db073d", "#0d6986", "#ffffff", "#000000", "#7f7f80", "#00ff01"];

const LOOSE: ExportPalette = {
  name: 'Harbor */ "quoted"',
  link: "https://example.com/?c=db073d */ ; @import 'x'; #{1+1}\n}",
  groups: [
    { name: "", swatches: COLORS.map((text, index) => ({ name: `Cölor "${index}", */ =1`, color: color(text) })) },
  ],
};
const GROUPED: ExportPalette = {
  ...LOOSE,
  groups: [...LOOSE.groups, { name: "Grøup", swatches: LOOSE.groups[0]?.swatches ?? [] }],
};

test("ase-utils reads ASE", () => {
  const { decode } = require("ase-utils") as { decode: (file: Buffer) => AseFile };
  const { colors, version } = decode(Buffer.from(writeExport(LOOSE, "ase", PLAIN_OPTIONS)));
  expect(version).toBe("1.0");
  expect(colors.map(({ name }) => name)).toEqual(LOOSE.groups[0]?.swatches.map(({ name }) => name));
  expect(colors.map(({ model, type }) => `${model} ${type}`)).toEqual(COLORS.map(() => "RGB global"));
  expect(colors.map(({ color: [r, g, b] }) => hexOf(r, g, b, 1))).toEqual(COLORS);
});

test("ase-utils reads a group at the end of an ASE file", () => {
  const { decode } = require("ase-utils") as { decode: (file: Buffer) => AseFile };
  const palette: ExportPalette = { ...LOOSE, groups: GROUPED.groups.slice(1) };
  const { groups } = decode(Buffer.from(writeExport(palette, "ase", PLAIN_OPTIONS)));
  expect(groups.map(({ name }) => name)).toEqual(["Grøup"]);
});

for (const [id, extension] of [
  ["ase", "ase"],
  ["aco", "aco"],
  ["gpl", "gpl"],
  ["pal", "pal"],
  ["paint-net", "txt"],
  ["css", "css"],
  ["svg", "svg"],
] as const) {
  test(`AnyPalette reads ${id}`, async () => {
    const file = writeExport(GROUPED, id, PLAIN_OPTIONS);
    const palette = await loadWithAnyPalette(
      typeof file === "string" ? Buffer.from(file) : Buffer.from(file),
      extension,
    );
    const found = palette.map(({ red, green, blue }) => hexOf(red, green, blue, 1));
    // From an SVG it also reads the text colors.
    if (id === "svg") expect(found).toEqual(expect.arrayContaining(COLORS));
    else expect(found).toEqual([...COLORS, ...COLORS]);
    if (id === "gpl") expect(palette[7]?.name).toBe('Grøup Cölor "1", */ =1');
  });
}

test("procreate-swatches reads the file that the app zips", async () => {
  // @ts-expect-error It has no types.
  const { readSwatchesFile } = await import("procreate-swatches");
  const [file] = writeProcreateFiles(LOOSE);
  const zip = zipSync({ "Swatches.json": strToU8(file?.json ?? "") });
  const { name, colors } = await readSwatchesFile(zip, "rgb");
  expect(name).toBe('Harbor */ "quoted"');
  const found = colors.map((entry: [[number, number, number], string]) => hexOf(...entry[0], 255));
  expect(found).toEqual(COLORS);
});

test("a Procreate file has at most 30 colors", () => {
  const swatches = Array.from({ length: 70 }, (_, index) => ({ name: `${index}`, color: color("#123456") }));
  const files = writeProcreateFiles({ ...LOOSE, name: "Big", groups: [{ name: "", swatches }] });
  expect(files.map(({ name }) => name)).toEqual(["Big 1", "Big 2", "Big 3"]);
  expect(files.map(({ json }) => JSON.parse(json)[0].swatches.length)).toEqual([30, 30, 10]);
});

for (const values of VALUES) {
  test(`Sass compiles ${values} values, and its map has the same ones`, () => {
    const source = writeExport(GROUPED, "scss", { ...PLAIN_OPTIONS, values });
    const { css } = compileString(`${source}\n@each $name, $value in $palette { .#{$name} { color: $value } }`);
    expect(rulesOf(css)).toEqual(expected(GROUPED));
  });

  test(`Less compiles ${values} values`, async () => {
    const less = require("less") as { render: (source: string) => Promise<{ css: string }> };
    const names = identify(GROUPED).flatMap(({ swatches }) => swatches.map(({ identifier }) => identifier));
    const rules = names.map((name) => `.${name} { color: @${name} }`).join("\n");
    const { css } = await less.render(`${writeExport(GROUPED, "less", { ...PLAIN_OPTIONS, values })}\n${rules}`);
    expect(rulesOf(css)).toEqual(expected(GROUPED));
  });

  test(`Terrazzo accepts design tokens with ${values} values`, async () => {
    const source = writeExport(GROUPED, "dtcg", { ...PLAIN_OPTIONS, values });
    const config = defineConfig(
      { plugins: [], lint: { rules: { "core/consistent-naming": "off" } } },
      { cwd: new URL("file:///") },
    );
    const { tokens } = await parseTokens([{ filename: new URL("file:///palette.tokens.json"), src: source }], {
      config,
    });
    const found = Object.values(tokens).map((token) => {
      expect(token.$type).toBe("color");
      return (token.$value as { hex: string }).hex;
    });
    expect(found.sort()).toEqual([...COLORS, ...COLORS].sort());
  });
}

test("the TypeScript runs once its types are removed", () => {
  const source = writeExport(GROUPED, "typescript", PLAIN_OPTIONS);
  const script = source
    .replace(" as const", "")
    .replace(/export type .*;/, "")
    .replace("export const palette", "palette");
  const { palette } = runInNewContext(`${script}; ({ palette })`, {}) as { palette: Record<string, unknown> };
  expect(Object.values(palette).slice(0, 6)).toEqual(COLORS);
  expect(Object.values(palette.group as object)).toEqual(COLORS);
});

test("the Tailwind 3 config is a module", async () => {
  const source = writeExport(GROUPED, "tailwind3", PLAIN_OPTIONS);
  const { default: config } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  expect(Object.values(config.theme.extend.colors.group)).toEqual(COLORS);
});

test("each Tailwind 3 value has an opacity placeholder and is the right color at full opacity", async () => {
  const palette: ExportPalette = {
    ...LOOSE,
    groups: [{ name: "", swatches: [...COLORS, "#0d698680"].map((text) => ({ name: text, color: color(text) })) }],
  };
  for (const values of VALUES.filter((format) => format !== "hex")) {
    const source = writeExport(palette, "tailwind3", { ...PLAIN_OPTIONS, values });
    const { default: config } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
    const found = Object.values(config.theme.extend.colors) as string[];
    expect(
      found.map((text) => printHex(color(text.replace(/calc\(<alpha-value> \* .*?\)|<alpha-value>/, "1")))),
    ).toEqual([...COLORS, COLORS[1]].map((text) => text?.toUpperCase()));
    expect(found.at(-1)).toContain("calc(<alpha-value> * 0.502)");
    for (const text of found) expect(text).not.toContain("none");
  }
});

test("Tailwind 4 generates utilities from the theme", async () => {
  const { compile } = await import("tailwindcss");
  const names = identify(GROUPED).flatMap(({ swatches }) => swatches.map(({ identifier }) => identifier));
  const { build } = await compile(`${writeExport(GROUPED, "tailwind4", PLAIN_OPTIONS)}\n@tailwind utilities;`);
  const css = build(names.map((name) => `bg-${name}`));
  for (const name of names) expect(css).toContain(`background-color: var(--color-${name})`);
  for (const hex of ["#db073d", "#7f7f80"]) expect(css).toContain(hex);
});

type AseFile = {
  version: string;
  colors: { name: string; model: string; type: string; color: [number, number, number] }[];
  groups: { name: string }[];
};
type AnyPaletteColor = { red: number; green: number; blue: number; name?: string };

async function loadWithAnyPalette(data: Buffer, fileExt: string): Promise<AnyPaletteColor[]> {
  const AnyPalette = require("anypalette");
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, palette: AnyPaletteColor[]) => (error ? reject(error) : resolve(palette));
    AnyPalette.loadPalette({ data, fileExt }, callback);
  });
}

function expected(palette: ExportPalette): [string, string][] {
  return identify(palette).flatMap(({ swatches }) =>
    swatches.map(({ identifier, color: each }): [string, string] => [identifier, printHex(each)]),
  );
}

function rulesOf(css: string): [string, string][] {
  return [...css.matchAll(/\.([\w-]+) \{\s*color: ([^;}]+);?\s*\}/g)].map(([, name = "", value = ""]) => [
    name,
    printHex(color(value.trim())),
  ]);
}

function hexOf(r: number, g: number, b: number, full: number): string {
  return printHex({ space: "srgb", r: r / full, g: g / full, b: b / full, alpha: 1 }).toLowerCase();
}

function color(text: string): Color {
  const found = parse(text);
  expect(found, text).not.toBeNull();
  expect(toRgb24(found as Color)).toBeGreaterThanOrEqual(0);
  return found as Color;
}
