import { expect, test } from "vitest";
import { queryOf } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { isRamp } from "#color/ramp.ts";
import { setKind } from "./changes.ts";
import { exportOf } from "./export-palette.ts";
import { takeShades } from "./import-shades.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";
import { initial, KINDS, type State } from "./state.ts";

const TWO: State = { ...initial, colors: [fromRgb24(0x0d6986), fromRgb24(0xdb073d)] };
const written = (state: State) => exportOf(state, makeScales(state), ["Lagoon", "Lollipop"], "");
const taken = (text: string) => takeShades(initial, readPaletteText(text) as ImportedPalette).state;

for (const kind of KINDS) {
  test(`${kind} round-trips through its export`, () => {
    for (const isDark of isRamp(kind) ? [false] : [false, true]) {
      const state = { ...setKind(TWO, kind), isDark };
      const css = writeExport(written(state), "css", { ...PLAIN_OPTIONS, dark: "class" });
      expect(queryOf(model, taken(css))).toBe(queryOf(model, state));
    }
  });
}

test("a scale for light pages is exported with a solved dark one, from dark to light, all steps different", () => {
  for (const kind of KINDS) {
    for (const { swatches } of written({
      ...setKind(TWO, kind),
      pins: [{ scale: 0, step: 1, color: fromRgb24(0xffffff) }],
    }).groups) {
      const dark = swatches.flatMap((swatch) => swatch.dark ?? []);
      expect(dark.length, kind).toBe(isRamp(kind) ? 0 : swatches.length);
      expect(new Set(dark.map(toRgb24)).size).toBe(dark.length);
      const lightness = dark.map((color: Color) => convert(color, "oklab").l);
      if (kind !== "radix") expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
    }
  }
  expect(written({ ...TWO, isDark: true }).groups[0]?.swatches.some(({ dark }) => dark)).toBe(false);
});

test("an imported scale becomes its middle color, and single colors are unchanged", () => {
  expect(taken("--a-50: #eee; --a-500: #0d6986; --a-900: #111; --b: #db073d").colors.map(toRgb24)).toEqual([
    0x0d6986, 0xdb073d,
  ]);
  expect(taken("#0d6986 #db073d").colors.map(toRgb24)).toEqual([0x0d6986, 0xdb073d]);
});
