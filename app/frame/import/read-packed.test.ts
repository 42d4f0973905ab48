import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readPaletteBytes } from "#color/import/read-palette.ts";
import { colorsOf } from "./describe-import.ts";
import { readPacked } from "./read-packed.ts";

const CSS = ":root { --brand: #0d6986 }";
const MANY = `:root { ${Array.from({ length: 600 }, (_, index) => `--a${index}: #${index + 100_000};`).join(" ")} }`;

/** Reads an archive, and says which of its files were read. */
function readAll(files: Record<string, Uint8Array>) {
  const names: string[] = [];
  const palette = readPacked(zipSync(files), (bytes, name) => {
    names.push(name);
    return readPaletteBytes(bytes, name);
  });
  return { palette, names };
}

function padded(text: string, bytes: number): Uint8Array {
  return strToU8(text.padEnd(bytes));
}

test("files beyond 2 MB in all are skipped and listed, and smaller ones are still read", () => {
  const { palette, names } = readAll({
    "a/one.css": padded(CSS, 1_200_000),
    "a/two.css": padded(CSS, 1_200_000),
    "three.css": strToU8(CSS),
  });
  expect(names).toEqual(["one.css", "three.css"]);
  expect(palette?.unread).toEqual({
    count: 1,
    rows: [{ where: "two.css", text: "", reason: "Only 2 MB of color files are read from an archive." }],
  });
});

test("files of all formats share the 2 MB, and none is read twice", () => {
  const { palette, names } = readAll({
    "a.tokens.json": padded("{}", 900_000),
    "b.json": padded("{}", 900_000),
    "c.json": padded("{}", 900_000),
    "d.css": padded(CSS, 150_000),
    "e.css": padded(CSS, 150_000),
  });
  expect(names).toEqual(["a.tokens.json", "b.json", "d.css"]);
  expect(palette?.unread?.count).toBe(1);
});

test("tokens by theme and a Procreate palette larger than 2 MB are not read", () => {
  const sets = { sources: [{ $ref: "a.json" }] };
  const resolver = strToU8(JSON.stringify({ version: "2025.10", resolutionOrder: [], sets: { all: sets } }));
  expect(readAll({ "x.resolver.json": resolver, "a.json": padded("{}", 2_000_000) }).names).not.toContain("a.json");
  const swatches = JSON.stringify({ swatches: [{ hue: 0.5, saturation: 1, brightness: 1 }] });
  expect(readAll({ "Swatches.json": strToU8(swatches) }).palette).not.toBeNull();
  expect(readAll({ "Swatches.json": padded(swatches, 2_000_001) }).palette).toBeNull();
});

test("archives in an archive share the 2 MB once they are unpacked", () => {
  const json = JSON.stringify({ swatches: [{ hue: 0.5, saturation: 1, brightness: 1 }] });
  const swatches = zipSync({ "Swatches.json": padded(json, 900_000) });
  const files = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`${index}.swatches`, swatches]));
  const { palette } = readAll(files);
  expect(palette && colorsOf(palette).length).toBe(2);
});

test("the colors of all files together are at most 1,000, and the others are counted", () => {
  const { palette } = readAll({ "a.css": strToU8(MANY), "b.css": strToU8(MANY), "c.css": strToU8(MANY) });
  expect(palette && colorsOf(palette).length).toBe(1000);
  expect(palette).toMatchObject({ leftOut: 800, groups: [{}, {}] });
});

test("what a nested archive holds besides its colors takes no room from other files", () => {
  const json = JSON.stringify({ swatches: [{ hue: 0.5, saturation: 1, brightness: 1 }] });
  const nested = zipSync({ "Swatches.json": strToU8(json), "preview.png": new Uint8Array(1_900_000) });
  const { palette } = readAll({ "a.swatches": nested, "b.swatches": nested });
  expect(palette && colorsOf(palette).length).toBe(2);
});
