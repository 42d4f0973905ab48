import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { deltaEOk } from "../difference/difference.ts";
import { EXPORT_FORMATS, type ExportFormatId } from "../export/formats.ts";
import { identify } from "../export/identifier.ts";
import {
  type ExportGroup,
  type ExportOptions,
  type ExportPalette,
  PLAIN_OPTIONS,
  type ValueFormat,
} from "../export/palette.ts";
import { writeProcreateFiles } from "../export/procreate.ts";
import { isWideKept } from "../export/values.ts";
import { type WrittenFormatId, writeExport } from "../export/write-export.ts";
import { mapToGamut } from "../gamut.ts";
import { readProcreate } from "./files/procreate.ts";
import { type ImportedPalette, tidyName } from "./imported.ts";
import { readPaletteBytes, readPaletteText } from "./read-palette.ts";

type Flat = { group: string; name: string | null; color: Color };

/** How a format writes names: unchanged, with the group in front, as identifiers, or not at all. */
const NAMES: Partial<Record<ExportFormatId, "full" | "identifier" | "camel" | "none">> = {
  css: "identifier",
  tailwind4: "identifier",
  scss: "identifier",
  less: "identifier",
  aco: "full",
  gpl: "full",
  "paint-net": "full",
  pal: "none",
  swatches: "none",
};

const anyName = fc.oneof(
  fc.constantFrom(
    "Red",
    "red",
    "500",
    "50",
    "Sea Blue",
    '=1+1"',
    "'=x",
    "''",
    "a,b;c",
    "*/ }",
    "</title>",
    "青",
    "{a.b}",
    "&amp;",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
);
const anyRgb24 = fc.integer({ min: 0, max: 0xffffff });
const anyColor: fc.Arbitrary<Color> = fc.oneof(
  anyRgb24.map(fromRgb24),
  fc
    .tuple(anyRgb24, fc.integer({ min: 0, max: 255 }))
    .map(([value, alpha]) => ({ ...fromRgb24(value), alpha: alpha / 255 })),
);
const anyWideColor: fc.Arbitrary<Color> = fc
  .record({
    l: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    c: fc.double({ min: 0, max: 0.35, noNaN: true }),
    h: fc.double({ min: 0, max: 359, noNaN: true }),
  })
  .map((channels) => ({ space: "oklch", ...channels, alpha: 1 }));

function anyPalette(color: fc.Arbitrary<Color>): fc.Arbitrary<ExportPalette> {
  const swatches = fc.array(fc.record({ name: anyName, color }), { minLength: 1, maxLength: 6 });
  const groups = fc.uniqueArray(fc.record({ name: anyName, swatches }), {
    maxLength: 3,
    selector: ({ name }) => tidyName(name) ?? "",
  });
  return fc.record({ name: anyName, loose: swatches, groups }).map(({ name, loose, groups: named }) => ({
    name,
    link: "https://example.com/palette?c=db073d-0d6986*/",
    groups: [{ name: "", swatches: loose }, ...named.filter((group) => tidyName(group.name) !== null)],
  }));
}

const anyOptions: fc.Arbitrary<ExportOptions> = fc.record({
  values: fc.constantFrom<ValueFormat>("hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"),
  dark: fc.constantFrom("none", "media", "class", "light-dark"),
  prefix: fc.constantFrom("", "my", "9"),
  isLegacyTokens: fc.boolean(),
});

for (const format of EXPORT_FORMATS) {
  const { id } = format;
  if (id === "png") continue;

  test(`${id} keeps its names and colors`, () => {
    fc.assert(
      fc.property(anyPalette(anyColor), anyOptions, (palette, options) => {
        const back = readBack(palette, id, options);
        const wanted = expectedOf(palette, id, options.prefix);
        const all = flatten(back);
        expect(namesOf(all, id)).toEqual(namesOf(wanted, id));
        for (const [index, { color }] of wanted.entries()) {
          const found = (all[index] as Flat).color;
          // Text values are precise enough for the same 8-bit color.
          if (toRgb24(found) !== toRgb24(color)) expect(found).toEqual(color);
          const alpha = format.keepsAlpha ? color.alpha : 1;
          if (!(Math.abs(found.alpha - alpha) < 0.005)) expect(found.alpha).toBe(alpha);
        }
      }),
      { numRuns: 80 },
    );
  });

  test(`${id} keeps colors outside of sRGB or maps them into it, as its description says`, () => {
    fc.assert(
      fc.property(anyPalette(anyWideColor), anyOptions, (palette, options) => {
        const back = flatten(readBack(palette, id, options));
        const isKept = isWideKept(format, options);
        const isRounded = !isKept || ["hex", "rgb", "hsl"].includes(options.values) || id === "csv";
        // Colors written in Display P3 are limited to it.
        const isFull = id === "dtcg" && !options.isLegacyTokens;
        const isP3 = !isFull && ["hex", "rgb", "hsl", "p3"].includes(options.values);
        for (const [index, { color: given }] of expectedOf(palette, id, options.prefix).entries()) {
          const color = isP3 || !isKept ? mapToGamut(given, isKept ? "display-p3" : "srgb") : given;
          const distance = deltaEOk((back[index] as Flat).color, color);
          expect(distance).toBeLessThan(isRounded ? 0.006 : 0.00051);
        }
      }),
      { numRuns: 60 },
    );
  });
}

test("colors in object literals are read back with the keys from the code", () => {
  const swatches = [{ name: "Deep Sea", color: fromRgb24(0x0d6986) }];
  const palette = {
    name: "",
    link: "",
    groups: [
      { name: "", swatches },
      { name: "My Brand", swatches },
    ],
  };
  const options: ExportOptions = { ...PLAIN_OPTIONS, values: "oklch" };
  const typescript = readPaletteText(writeExport(palette, "typescript", options));
  expect(typescript?.groups.map(({ name, swatches: [first] }) => [name, first?.name])).toEqual([
    ["", "deepSea"],
    ["myBrand", "deepSea"],
  ]);
  const tailwind = readPaletteText(writeExport(palette, "tailwind3", options));
  expect(tailwind?.groups.map(({ name, swatches: [first] }) => [name, first?.name])).toEqual([
    ["", "deep-sea"],
    ["my-brand", "deep-sea"],
  ]);
  expect(tailwind?.format).toBe("Tailwind config");
});

test("design tokens keep groups and names, even names that are invalid as keys", () => {
  const color = fromRgb24(0x0d6986);
  const names = ["Deep Sea", "青", "a.b", "{x}", "$y", "deep sea", "__proto__", "constructor", "#ff0000", ""];
  const swatches = names.map((name) => ({ name, color }));
  const palette = {
    name: "",
    link: "",
    groups: [
      { name: "", swatches },
      { name: "Deep Sea", swatches },
    ],
  };
  for (const isLegacyTokens of [false, true]) {
    const options: ExportOptions = { ...PLAIN_OPTIONS, values: "hsl", isLegacyTokens };
    const back = readPaletteText(writeExport(palette, "dtcg", options));
    const kept = names.with(-1, "Color");
    expect(back?.groups.map(({ name, swatches: found }) => [name, found.map((swatch) => swatch.name)])).toEqual([
      ["", kept],
      ["Deep Sea", kept],
    ]);
  }
});

test("Procreate palettes of 30 are read back as groups", () => {
  const swatches = Array.from({ length: 65 }, (_, index) => ({ name: `${index}`, color: fromRgb24(index * 999) }));
  const palette: ExportPalette = { name: "Big", link: "", groups: [{ name: "", swatches }] };
  const back = readProcreate(writeExport(palette, "swatches", PLAIN_OPTIONS));
  expect(back?.groups.map((group) => [group.name, group.swatches.length])).toEqual([
    ["Big 1", 30],
    ["Big 2", 30],
    ["Big 3", 5],
  ]);
  expect(writeProcreateFiles(palette).map(({ json }) => readProcreate(json)?.name)).toEqual([
    "Big 1",
    "Big 2",
    "Big 3",
  ]);
});

function readBack(palette: ExportPalette, id: WrittenFormatId, options: ExportOptions): ImportedPalette {
  const file = writeExport(palette, id, options);
  const back = typeof file === "string" ? readPaletteText(file) : readPaletteBytes(file, "x");
  expect(back).not.toBeNull();
  if (typeof file === "string") {
    expect(readPaletteBytes(new TextEncoder().encode(file), "")).toEqual(back);
  }
  return back as ImportedPalette;
}

function expectedOf(palette: ExportPalette, id: ExportFormatId, prefix: string): Flat[] {
  if (id === "typescript" || id === "tailwind3") {
    const isTypescript = id === "typescript";
    return identify(palette, isTypescript ? "" : prefix, isTypescript ? "camel" : "kebab").flatMap(
      ({ key, swatches }) => swatches.map((swatch) => ({ group: key, name: swatch.key, color: swatch.color })),
    );
  }
  if (NAMES[id] === "identifier") {
    return identify(palette, prefix).flatMap(({ swatches }) =>
      swatches.map(({ identifier, color }) => ({ group: "", name: identifier, color })),
    );
  }
  return palette.groups.flatMap(({ name: group, swatches }: ExportGroup) =>
    swatches.map(({ name, color }) => ({ group, name: NAMES[id] === "full" ? `${group} ${name}` : name, color })),
  );
}

function flatten({ groups }: ImportedPalette): Flat[] {
  return groups.flatMap(({ name: group, swatches }) => swatches.map(({ name, color }) => ({ group, name, color })));
}

/** The names that a format keeps. Tokens are renamed where necessary. */
function namesOf(flat: readonly Flat[], id: ExportFormatId): unknown {
  if (NAMES[id] === "none" || id === "dtcg") return flat.length;
  return flat.map(({ group, name }) => [NAMES[id] ? "" : tidyName(group), tidyName(name ?? "")]);
}
