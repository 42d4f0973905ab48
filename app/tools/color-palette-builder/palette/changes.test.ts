import { expect, test } from "vitest";
import { withKeys } from "#app/tools/item-keys.ts";
import type { Color } from "#color/color.ts";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { PLAIN_OPTIONS } from "#color/export/palette.ts";
import { writeExport } from "#color/export/write-export.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteBytes, readPaletteText } from "#color/import/read-palette.ts";
import { takeImport, unitsOf } from "../import-palette.ts";
import { model } from "../model.ts";
import { exportOf } from "../read-export.ts";
import {
  addColor,
  adjustCell,
  countEdits,
  duplicate,
  equalizeColumn,
  equalizeRow,
  limitEdits,
  moveColor,
  removeColor,
  rename,
  resetCell,
  setBackground,
  setBaseStep,
  setCell,
  setColors,
  setMode,
  setPinned,
  setRampSteps,
  setSettings,
  setShape,
  setSteps,
  setTarget,
} from "./changes.ts";
import { applyFix, checkPalette } from "./lint-subjects.ts";
import { cellAt, countChanges, rowsOf } from "./rows.ts";
import { initial, MAX_EDITS, type PaletteColor, plainColor, type State } from "./state.ts";

const scales: State = { ...initial, view: "scales" };
const names = ["Red", "Gold", "Sky", "Lagoon", "Reef"];
const hexes = (state: State, index = 0) =>
  rowsOf(state, state.colors[index] as PaletteColor).map(({ cells }) => cells.map(({ hex }) => hex));

test("each color has ten tints, shades and tones, starting with the color itself", () => {
  const rows = hexes(initial);
  expect(rows.map((row) => row.length)).toEqual([10, 10, 10]);
  for (const row of rows) expect(row[0]).toBe("#DB073D");
});

test("only known modes are accepted", () => {
  expect(setMode(initial, "oklch").mode).toBe("oklch");
  expect(setMode(initial, "ryb")).toBe(initial);
});

test("a palette has one to twelve colors", () => {
  const many = Array.from({ length: 20 }).reduce<State>((state) => addColor(state, fromRgb24(0x123456)), initial);
  expect(many.colors).toHaveLength(12);
  expect(duplicate(many, 0)).toBe(many);
  const one = { ...initial, colors: initial.colors.slice(0, 1) };
  expect(removeColor(one, 0)).toBe(one);
  expect(moveColor(initial, 0, 9)).toBe(initial);
});

test("ramps have 3 to 20 steps, and shortening one drops edits beyond its end", () => {
  const place = { index: 0, kind: "tints", step: 8 } as const;
  const set = setCell(initial, place, fromRgb24(0x00ff00));
  expect(cellAt(set, place)).toMatchObject({ hex: "#00FF00", isEdited: true });
  expect(setRampSteps(set, 0, "tints", 5).colors[0]?.edits).toEqual([]);
  expect(setRampSteps(initial, 0, "tones", 99).colors[0]?.tones).toBe(20);
  expect(setRampSteps(initial, 0, "tones", 0).colors[0]?.tones).toBe(3);
  expect(resetCell(set, place).colors[0]?.edits).toEqual([]);
});

test("adjusting a cell changes one channel, and a pinned color is unchanged", () => {
  const place = { index: 3, kind: "shades", step: 4 } as const;
  const before = convert(cellAt(initial, place)?.color ?? fromRgb24(0), "oklch");
  const after = convert(cellAt(adjustCell(initial, place, "l", 0.05), place)?.color ?? fromRgb24(0), "oklch");
  expect(after.l).toBeCloseTo(before.l + 0.05, 3);
  expect(after.h).toBeCloseTo(before.h ?? 0, 1);
  const base = { ...place, step: 0 };
  expect(adjustCell(initial, base, "l", 0.05).colors[3]?.color).not.toEqual(initial.colors[3]?.color);
  const pinned = setPinned(initial, 3, true);
  expect(adjustCell(pinned, base, "l", 0.05)).toBe(pinned);
});

test("edited cells are limited to what a link can hold, but can still be changed or reset", () => {
  const full = model.read(
    new URLSearchParams({
      c: Array.from({ length: 12 }, () => "0d6986").join("-"),
      n: "20.5",
      e: Array.from({ length: 12 }, (_, at) => `${at}i1${"*abcdef".repeat(19)}-${at}h1${"*abcdef".repeat(3)}`).join(
        "-",
      ),
    }),
  ).state;
  expect(countEdits(full.colors)).toBe(MAX_EDITS);
  const place = { index: 0, kind: "tones", step: 1 } as const;
  const red = fromRgb24(0xff0000);
  expect(limitEdits(full, setCell(full, place, red))).toBe(full);
  expect(limitEdits(full, equalizeRow(full, 0, "tones"))).toBe(full);
  const eleven = setColors(full, full.colors.slice(1));
  expect(limitEdits(eleven, duplicate(eleven, 0)).colors).toHaveLength(12);
  const again = setCell(full, { ...place, kind: "tints" }, red);
  expect(limitEdits(full, again)).toBe(again);
  const fewer = resetCell(full, { ...place, kind: "tints" });
  expect(limitEdits(full, fewer)).toBe(fewer);
});

test("a scale contains its exact color, at any step", () => {
  for (const shape of ["tailwind", "oklch", "material", "lightness", "wcag", "apca"] as const) {
    for (const step of [null, 0, 4, 10]) {
      const state = setBaseStep(setShape(scales, shape), 1, step);
      const bases = rowsOf(state, state.colors[1] as PaletteColor).flatMap(({ cells }) =>
        cells.filter((c) => c.isBase),
      );
      expect(bases.map(({ color }) => color)).toEqual([fromRgb24(0xdba507)]);
      if (step !== null) expect(cellAt(state, { index: 1, kind: "light", step })?.isBase).toBe(true);
    }
  }
});

test("every step meets its target on both pages or reports why not", () => {
  const state = setSettings(setShape(scales, "wcag"), { page: "both" });
  for (const [index] of state.colors.entries()) {
    for (const kind of ["light", "dark"] as const) {
      const page = toRgb24(kind === "light" ? state.background : state.darkBackground);
      const cell = cellAt(state, { index, kind, step: 5 });
      const ratio = wcagContrast(toRgb24(cell?.color ?? fromRgb24(0)), page);
      expect(ratio >= 4.5 || (cell?.misses.length ?? 0) > 0).toBe(true);
    }
  }
  const gray = setBackground(state, "light", fromRgb24(0x808080));
  expect(cellAt(gray, { index: 0, kind: "light", step: 10 })?.misses[0]).toMatch(/impossible/);
});

test("a target belongs to its column and is dropped when the number of steps changes", () => {
  const state = setTarget(setShape(scales, "wcag"), 5, 4.8);
  expect(state.targets?.[5]).toBe(4.8);
  expect(setTarget(state, 5, 99).targets?.[5]).toBe(21);
  expect(setTarget(state, 11, 3)).toBe(state);
  expect(setSteps(state, 9)).toMatchObject({ steps: 9, targets: null });
  expect(setTarget(initial, 0, 3)).toBe(initial);
});

test("an equalized row has even steps and keeps its ends", () => {
  const state = equalizeRow(initial, 0, "shades");
  const cells = rowsOf(state, state.colors[0] as PaletteColor)[1]?.cells ?? [];
  const lightness = cells.map(({ color }) => convert(color, "oklch").l);
  const gaps = lightness.slice(1).map((l, at) => (lightness[at] ?? 0) - l);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3e-4);
  expect(cells.at(-1)?.hex).toBe(hexes(initial)[1]?.at(-1));
});

test("an equalized column has a single lightness", () => {
  const state = equalizeColumn(initial, "tints", 4);
  const lightness = state.colors.map(
    (_, index) => convert(cellAt(state, { index, kind: "tints", step: 4 })?.color ?? fromRgb24(0), "oklch").l,
  );
  expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(1e-3);
});

test("keys stay with their colors", () => {
  const first = withKeys({ items: [], keys: [], count: 0 }, initial.colors);
  const moved = withKeys(first, moveColor(initial, 0, 2).colors);
  expect(moved.keys).toEqual(["item-1", "item-2", "item-0", "item-3", "item-4"]);
  const changed = withKeys(moved, rename({ ...initial, colors: moved.items }, 0, "New").colors);
  expect(changed.keys).toEqual(moved.keys);
  expect(withKeys(first, duplicate(initial, 1).colors).keys).toEqual([
    "item-0",
    "item-1",
    "item-5",
    "item-2",
    "item-3",
    "item-4",
  ]);
});

test("a version counts the visible cells that differ", () => {
  expect(countChanges(initial, initial)).toBe(0);
  const set = setCell(initial, { index: 0, kind: "tints", step: 3 }, fromRgb24(0x00ff00));
  expect(countChanges(initial, set)).toBe(1);
  expect(countChanges(set, setSettings(set, { view: "scales" }))).toBe(0);
  expect(countChanges(initial, removeColor(initial, 4))).toBe(30);
});

test("a fix resolves its finding and never changes a pinned color", () => {
  const alike = setColors(
    initial,
    [0x0d6986, 0x0d6a87].map((rgb24) => plainColor(fromRgb24(rgb24))),
  );
  const check = checkPalette(alike, ["One", "Two"]).find(({ rule }) => rule === "near-duplicates");
  const fixed = applyFix(
    alike,
    check as NonNullable<typeof check>,
    check?.fix as NonNullable<NonNullable<typeof check>["fix"]>,
    ["One", "Two"],
  );
  expect(checkPalette(fixed, ["One", "Two"]).some(({ rule }) => rule === "near-duplicates")).toBe(false);
  const fixOf = (state: State) =>
    checkPalette(state, ["One", "Two"]).find(({ rule }) => rule === "near-duplicates")?.fix;
  for (const pinned of [0, 1]) {
    const other = 1 - pinned;
    const fix = fixOf(setPinned(alike, pinned, true));
    expect(fix?.colors[pinned]).toBe(alike.colors[pinned]?.color);
    expect(fix?.colors[other]).not.toEqual(alike.colors[other]?.color);
  }
  expect(fixOf(setPinned(setPinned(alike, 0, true), 1, true))).toBeFalsy();
});

test("exported ramps and scales are imported unchanged", () => {
  for (const state of [initial, scales, setSteps(scales, 7)]) {
    const groups = exportOf(state, names, "").groups;
    const back = takeImport(initial, { name: null, format: "test", groups }, "replace").state;
    expect(back.view).toBe(state.view);
    const colors = (palette: State) =>
      exportOf(palette, names, "").groups.map(({ swatches }) => swatches.map(({ color }) => toRgb24(color)));
    expect(colors(back)).toEqual(colors(state));
    expect(back.colors.map(({ name }) => name)).toEqual(names);
  }
});

test("the steps of a scale count as one color, wherever they are in the list", () => {
  const swatches = ["ink", "brand-50", "sand", "brand-500", "brand-900"].map((name) => ({ name, color: fromRgb24(0) }));
  const groups = [
    { name: "", swatches },
    { name: "gray", swatches: swatches.slice(1, 2) },
  ];
  expect(unitsOf({ name: null, format: "CSS", groups })).toEqual([[0], [1, 3, 4], [2], [5]]);
});

test("every format restores a scale with its base, both pages and its edits", () => {
  // The export test covers all five colors; here each is solved from every step, for every format.
  const two = setColors(scales, scales.colors.slice(0, 2));
  const based = setBaseStep(setSettings(two, { page: "both" }), 1, 7);
  const made = setCell(based, { index: 0, kind: "light", step: 2 }, fromRgb24(0xf0c0c8));
  const code = ["css", "tailwind4", "tailwind3", "scss", "less", "typescript", "json"] as const;
  for (const id of [...code, "dtcg", "ase", "gpl", "csv"] as const) {
    const written = writeExport(exportOf(made, names.slice(0, 2), "https://x.example/"), id, PLAIN_OPTIONS);
    const imported = typeof written === "string" ? readPaletteText(written) : readPaletteBytes(written, "");
    const { state } = takeImport(initial, imported as ImportedPalette, "replace");
    expect(state, id).toMatchObject({ view: "scales", page: "both", shape: "tailwind" });
    const kept = ({ color, baseStep, edits }: PaletteColor) => ({
      rgb24: toRgb24(color),
      baseStep,
      edits: edits.length,
    });
    expect(state.colors.map(kept), id).toEqual(made.colors.map(kept));
    expect(model.write(state).toString().length).toBeLessThan(200);
  }
});

test("contrast scales and dark-page scales keep their type on import", () => {
  for (const [shape, page] of [
    ["wcag", "light"],
    ["material", "dark"],
  ] as const) {
    const made = setSettings(setShape(scales, shape), { page });
    const css = writeExport(exportOf(made, names, ""), "css", PLAIN_OPTIONS);
    const back = takeImport(initial, readPaletteText(css) as ImportedPalette, "replace").state;
    expect(back).toMatchObject({ shape, page });
    expect(back.colors.map(({ edits }) => edits)).toEqual(made.colors.map(() => []));
  }
});

test("a light scale is exported with a solved dark one whose steps all differ", () => {
  const offered = exportOf(scales, names, "");
  expect(offered.isTheme).toBe(false);
  for (const { swatches } of offered.groups) {
    const dark = swatches.map((swatch) => toRgb24(swatch.dark as Color));
    expect(new Set(dark).size).toBe(swatches.length);
    const lightness = swatches.map((swatch) => convert(swatch.dark as Color, "oklab").l);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
    expect(dark).toContain(
      toRgb24(scales.colors[offered.groups.findIndex((g) => g.swatches === swatches)]?.color as Color),
    );
  }
  expect(exportOf(initial, names, "").groups.flatMap(({ swatches }) => swatches.filter(({ dark }) => dark))).toEqual(
    [],
  );
});

test("flat names with steps become scales, and others become single colors", () => {
  const swatches = ["50", "500", "900"].map((step, at) => ({
    name: `brand-${step}`,
    color: fromRgb24(0x111111 * (at + 2)),
  }));
  const flat = [...swatches, { name: "ink", color: fromRgb24(0) }];
  const {
    state,
    colors,
    scales: count,
  } = takeImport(initial, { name: null, format: "CSS", groups: [{ name: "", swatches: flat }] }, "replace");
  expect([colors, count]).toEqual([2, 1]);
  expect(state).toMatchObject({ view: "scales", steps: 3 });
  expect(state.colors[0]).toMatchObject({ name: "brand", baseStep: 1, color: fromRgb24(0x333333) });
  expect(hexes(state)[0]).toEqual(["#222222", "#333333", "#444444"]);
});
