import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { takeImport } from "../import-palette.ts";
import { model } from "../model.ts";
import { readCells, writeCells } from "./edits-field.ts";

const oklch = (l: number, c: number, h: number | null, alpha = 1): Color => ({ space: "oklch", l, c, h, alpha });

test("old links with edited cells are still read the same way, with opaque colors", () => {
  const query =
    "c=db073d-dba507&v=scales&e=0s3*ff8800*EE7700-0d1*oklch~.5~.1~20_.5*f00-1s0*oklch~.9359999999999999~.032~none";
  const { state, notices } = model.read(new URLSearchParams(query));
  expect(notices).toEqual([OPAQUE_ONLY]);
  expect(state.colors.map(({ edits }) => edits)).toEqual([
    [
      { kind: "light", step: 3, color: fromRgb24(0xff8800) },
      { kind: "light", step: 4, color: fromRgb24(0xee7700) },
      { kind: "dark", step: 1, color: oklch(0.5, 0.1, 20) },
      { kind: "dark", step: 2, color: fromRgb24(0xff0000) },
    ],
    [{ kind: "light", step: 0, color: oklch(0.9359999999999999, 0.032, null) }],
  ]);
});

test("adjacent cells are written without separators if all have the same form", () => {
  const cases: [Color[], string][] = [
    [[fromRgb24(0xff8800)], "*ff8800"],
    [[fromRgb24(0xff8800), fromRgb24(0x00000a)], ".ff880000000a"],
    [[oklch(0.936, 0.032, 17.717)], "_78008w0do5"],
    [[oklch(1, 0, null), oklch(0, 0, 0)], "_7ps000zzzz0000000000"],
    [[oklch(0.5, 0.1, 20), fromRgb24(0xff8800)], "*oklch~.5~.1~20*ff8800"],
    [[oklch(0.5, 0.1, 20, 0.5)], "*oklch~.5~.1~20_.5"],
    [[oklch(0.123456, 0.1, 20)], "*oklch~.123456~.1~20"],
    [[oklch(9, 0.1, 20)], "*oklch~9~.1~20"],
    [[oklch(0.5, -0.1, 20)], "*oklch~.5~n.1~20"],
  ];
  for (const [colors, text] of cases) {
    expect(writeCells(colors)).toBe(text);
    expect(readCells(text)).toEqual(colors);
  }
});

test("a truncated cell is omitted with a notice", () => {
  for (const cells of [".ff8800ee77", "_78008w0do578008w0d", "_78008w0do5-------"]) {
    const { state, notices } = model.read(new URLSearchParams(`c=db073d&v=scales&e=0s3${cells}`));
    expect(state.colors[0]?.edits).toHaveLength(1);
    expect(notices).toEqual(["Some cells set by hand could not be read."]);
  }
});

test("the Tailwind theme round-trips through a query string under 1,900 characters", () => {
  const css = readFileSync("node_modules/tailwindcss/theme.css", "utf8");
  const { state } = takeImport(model.initial, readPaletteText(css) as ImportedPalette, "replace");
  expect(state.colors.map(({ edits }) => edits.length)).toEqual(Array(12).fill(10));
  const query = queryOf(model, state);
  expect(query.length).toBeLessThan(1_900);
  expect(model.read(new URLSearchParams(query))).toEqual({ state, notices: [] });
});
