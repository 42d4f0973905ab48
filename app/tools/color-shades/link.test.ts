import { expect, test } from "vitest";
import { queryOf } from "#app/tools/tool-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { exportOf } from "./export-palette.ts";
import { takeShades } from "./import-shades.ts";
import { makeScales } from "./make-scales.ts";
import { model } from "./model.ts";
import { initial, type State } from "./state.ts";

const OPTIONS = { ...PLAIN_OPTIONS, dark: "class" } as const;
const WITH_LINK = [
  "css",
  "tailwind4",
  "tailwind3",
  "scss",
  "less",
  "typescript",
  "json",
  "dtcg",
  "svg",
  "gpl",
  "paint-net",
] as const;
const UNUSUAL: State = {
  ...initial,
  colors: [fromRgb24(0x0d6986), fromRgb24(0xdb073d)],
  drift: [-30, 25],
  chroma: { amount: 70, light: 20, dark: 100 },
  baseStep: 3,
  pins: [{ scale: 1, step: 2, color: fromRgb24(0xf0c0c8) }],
};
const STATES: State[] = [
  UNUSUAL,
  { ...UNUSUAL, kind: "contrast", measure: "apca", background: fromRgb24(0xf4f0e8), isAligned: true },
];
const written = (state: State, id: (typeof WITH_LINK)[number]) => {
  const link = `https://elsewhere.example/color-shades${queryOf(model, state)}`;
  return writeExport(exportOf(state, makeScales(state), ["Lagoon", "Lollipop"], link), id, OPTIONS) as string;
};
const taken = (text: string) => takeShades(initial, readPaletteText(text) as ImportedPalette).state;

for (const id of WITH_LINK) {
  test(`${id} restores unusual drift, chroma, targets and pins from its link`, () => {
    for (const state of STATES) expect(queryOf(model, taken(written(state, id)))).toBe(queryOf(model, state));
  });
}

test("the link in an edited file or to another page is ignored", () => {
  const css = written(UNUSUAL, "css");
  expect(taken(css.replace("#0d6986;", "#0d6987;")).drift).toBe("natural");
  expect(taken(css.replace("/color-shades?", "/gradient?")).drift).toBe("natural");
});
