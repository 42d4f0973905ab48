import { expect, test } from "vitest";
import { queryOf } from "#app/tools/tool-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { takeImport } from "../import-palette.ts";
import { model } from "../model.ts";
import { exportOf } from "../read-export.ts";
import { plainColor, type State } from "./state.ts";

const OPTIONS = { ...PLAIN_OPTIONS, dark: "class" } as const;
const WITH_LINK = [
  ...(["css", "tailwind4", "tailwind3", "scss", "less", "typescript", "json", "dtcg"] as const),
  ...(["svg", "gpl", "paint-net"] as const),
];
const PINNED: State = {
  ...model.initial,
  view: "scales",
  shape: "wcag",
  steps: 5,
  targets: [1.2, 2, 3.3, 6, 11],
  background: fromRgb24(0xf4f0e8),
  colors: [
    { ...plainColor(fromRgb24(0x0d6986), "Sea Blue"), isPinned: true, baseStep: 2 },
    {
      ...plainColor(fromRgb24(0xdb073d), "Lollipop"),
      edits: [{ kind: "light", step: 1, color: fromRgb24(0xf0c0c8) }],
    },
  ],
};
const STATES: State[] = [
  PINNED,
  { ...PINNED, page: "both" },
  { ...PINNED, view: "ramps", mode: "hsl", colors: PINNED.colors.map((owner) => ({ ...owner, tints: 4, edits: [] })) },
];
const written = (state: State, id: (typeof WITH_LINK)[number]) => {
  const link = `https://elsewhere.example/color-palette-builder${queryOf(model, state)}`;
  return writeExport(exportOf(state, ["Sea Blue", "Lollipop"], link), id, OPTIONS) as string;
};
const taken = (text: string, action: "replace" | "add" = "replace") =>
  takeImport(model.initial, readPaletteText(text) as ImportedPalette, action).state;

for (const id of WITH_LINK) {
  test(`${id} restores pinned colors, targets and edits from its link`, () => {
    for (const state of STATES) expect(queryOf(model, taken(written(state, id)))).toBe(queryOf(model, state));
  });
}

test("the link in an edited file is ignored", () => {
  const css = written(PINNED, "css");
  const isPinned = ({ colors }: State) => colors.map((owner) => owner.isPinned);
  expect(isPinned(taken(css))).toEqual([true, false]);
  expect(isPinned(taken(css.replace("#0d6986;", "#0d6987;")))).toEqual([false, false]);
  expect(isPinned(taken(css.replace("/color-palette-builder?", "/color-shades?")))).toEqual([false, false]);
});

test("a color renamed in the file has its new name and stays pinned", () => {
  const { colors } = taken(written(PINNED, "css").replaceAll("sea-blue", "lagoon"));
  expect(colors.map(({ name, isPinned }) => [name, isPinned])).toEqual([
    ["lagoon", true],
    ["Lollipop", false],
  ]);
});
