import { expect, test } from "vitest";
import { maxChroma } from "#color/chroma.ts";
import type { Color, Oklch } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { describeTaken, takeImport } from "../import-palette.ts";
import { exportOf } from "../read-export.ts";
import {
  addColor,
  countEdits,
  duplicate,
  limitEdits,
  moveColor,
  nextColor,
  removeColor,
  rename,
  setBaseStep,
  setCell,
  setColor,
  setColors,
  setPinned,
  setRampSteps,
} from "./changes.ts";
import { type Edit, initial, MAX_COLORS, MAX_EDITS, plainColor, ROW_KINDS, type State } from "./state.ts";

const green = fromRgb24(0x00ff00);
const [red, gold, sky, lagoon, reef] = initial.colors;
const oklch = (l: number, c: number, h: number): Oklch => ({ space: "oklch", l, c, h, alpha: 1 });
const paletteOf = (...colors: Color[]): State => ({ ...initial, colors: colors.map((color) => plainColor(color)) });
const next = (...colors: Color[]) => convert(nextColor(paletteOf(...colors)), "oklch");

/** A palette of twelve colors with `count` cells set by hand: eleven colors have 22 each, the last one has the rest. */
function withEdits(count: number, color = green): State {
  const edits = ROW_KINDS.flatMap((kind) => Array.from({ length: 11 }, (_, step): Edit => ({ kind, step, color })));
  const colors = Array.from({ length: 12 }, (_, at) => ({
    ...plainColor(fromRgb24(0x123456)),
    edits: edits.slice(0, at < 11 ? 22 : count - 11 * 22),
  }));
  return { ...initial, colors };
}

test("a color that does not exist cannot be changed, copied, moved or removed", () => {
  expect(setColor(initial, 5, green)).toBe(initial);
  expect(rename(initial, 5, "Sea")).toBe(initial);
  expect(setPinned(initial, 5, true)).toBe(initial);
  expect(setBaseStep(initial, 5, 3)).toBe(initial);
  expect(setRampSteps(initial, 5, "tints", 4)).toBe(initial);
  expect(duplicate(initial, 5)).toBe(initial);
  expect(moveColor(initial, 5, 0)).toBe(initial);
  expect(removeColor(initial, 5)).toBe(initial);
});

test("changing one color leaves everything else unchanged", () => {
  expect(setColor(initial, 1, green)).toEqual({ ...initial, colors: [red, plainColor(green), sky, lagoon, reef] });
  const named = rename(initial, 1, "  Deep,\n sea ");
  expect(named).toEqual({ ...initial, colors: [red, { ...gold, name: "Deep sea" }, sky, lagoon, reef] });
  expect(setPinned(initial, 1, true).colors).toEqual([red, { ...gold, isPinned: true }, sky, lagoon, reef]);
});

test("colors, cells and imports become opaque", () => {
  const half = { ...green, alpha: 0.5 };
  expect(setColor(initial, 1, half)).toEqual(setColor(initial, 1, green));
  expect(addColor(initial, half)).toEqual(addColor(initial, green));
  const place = { index: 0, kind: "tints", step: 3 } as const;
  expect(setCell(initial, place, half)).toEqual(setCell(initial, place, green));
  const imported = (color: Color) => {
    const swatches = ["base", "tint-1", "tint-2"].map((step) => ({ name: `sea-${step}`, color }));
    return takeImport(initial, { name: null, groups: [{ name: "", swatches }], format: "CSS" }, "replace").state;
  };
  expect(imported(half)).toEqual(imported(green));
});

test("a base step is rounded and clamped to the scale, or null", () => {
  const stepAfter = (step: number | null) => setBaseStep(initial, 1, step).colors[1]?.baseStep;
  expect([0, 3.6, 10, 11, 99, -2, null].map(stepAfter)).toEqual([0, 4, 10, 10, 10, 0, null]);
  expect(setBaseStep(setBaseStep(initial, 1, 3), 1, null)).toEqual(initial);
});

test("shortening a ramp drops edits beyond its end, but not those of other ramps", () => {
  const edits = (["tints", "tones"] as const).flatMap((kind) =>
    [4, 5, 6].map((step): Edit => ({ kind, step, color: green })),
  );
  const set = setColors(initial, [plainColor(green), { ...plainColor(green), edits }]);
  const [first, second] = setRampSteps(set, 1, "tints", 5).colors;
  expect(first).toEqual(plainColor(green));
  expect(second).toEqual({
    ...plainColor(green),
    tints: 5,
    edits: edits.filter(({ kind, step }) => kind === "tones" || step === 4),
  });
});

test("a new color is added last, or before the color at a given index", () => {
  expect(addColor(initial, green).colors).toEqual([...initial.colors, plainColor(green)]);
});

test("a copy follows its color, keeps its settings and adds “copy” to a custom name", () => {
  const named = setPinned(setRampSteps(rename(initial, 1, "Sand"), 1, "shades", 7), 1, true);
  const owner = named.colors[1];
  expect(duplicate(named, 1).colors).toEqual([red, owner, { ...owner, name: "Sand copy" }, sky, lagoon, reef]);
  expect(duplicate(initial, 1).colors).toEqual([red, gold, gold, sky, lagoon, reef]);
});

test("colors can be removed until one is left", () => {
  const two = removeColor(removeColor(removeColor(initial, 1), 1), 2);
  expect(two.colors).toEqual([red, lagoon]);
  const one = removeColor(two, 0);
  expect(one.colors).toEqual([lagoon]);
  expect(removeColor(one, 0)).toBe(one);
});

test("the other colors keep their order when one moves", () => {
  expect(moveColor(initial, 0, 2).colors).toEqual([gold, sky, red, lagoon, reef]);
  expect(moveColor(initial, 4, 0).colors).toEqual([reef, red, gold, sky, lagoon]);
  expect(moveColor(initial, 0, -9)).toBe(initial);
});

test("only the first twelve of many colors are used, and an empty list changes nothing", () => {
  const many = Array.from({ length: 15 }, (_, at) => plainColor(fromRgb24(at)));
  expect(setColors(initial, many)).toEqual({ ...initial, colors: many.slice(0, 12) });
  expect(setColors(initial, [])).toBe(initial);
});

test("colors with too many edited cells lose those edits and keep everything else", () => {
  const full = withEdits(MAX_EDITS);
  expect(countEdits(full.colors)).toBe(MAX_EDITS);
  expect(setColors(initial, full.colors)).toEqual(full);
  const over = withEdits(MAX_EDITS + 1);
  expect(countEdits(over.colors)).toBe(MAX_EDITS + 1);
  const bare = over.colors.map((owner) => ({ ...owner, edits: [] }));
  expect(setColors(initial, over.colors)).toEqual({ ...initial, colors: bare });
});

test("a palette with too many edited cells can have fewer or different ones, but not more", () => {
  const over = withEdits(MAX_EDITS + 2);
  const fewer = withEdits(MAX_EDITS + 1);
  const other = withEdits(MAX_EDITS + 2, fromRgb24(0x0000ff));
  expect(limitEdits(over, fewer)).toBe(fewer);
  expect(limitEdits(over, other)).toBe(other);
  expect(limitEdits(over, withEdits(MAX_EDITS + 3))).toBe(over);
  const full = withEdits(MAX_EDITS);
  expect(limitEdits(withEdits(MAX_EDITS - 1), full)).toBe(full);
});

test("the next color's hue is in the middle of the widest gap, even across 0°", () => {
  const hueOf = (...hues: number[]) => next(...hues.map((h) => oklch(0.65, 0.1, h))).h ?? -1;
  expect(hueOf(100, 20, 200)).toBeCloseTo(290, -1);
  expect(hueOf(350, 100, 10)).toBeCloseTo(225, -1);
  expect(hueOf(300, 60, 120)).toBeCloseTo(210, -1);
  expect(hueOf(200, 100, 300)).toBeCloseTo(20, -1);
  expect(hueOf(30)).toBeCloseTo(210, -1);
});

test("the next color is as light and as vivid as the others on average", () => {
  const { l, c } = next(oklch(0.5, 0.06, 20), oklch(0.7, 0.1, 200), oklch(0.72, 0.08, 100));
  expect(l).toBeCloseTo(0.64, 2);
  expect(c).toBeCloseTo(0.08, 2);
});

test("the next color is neither very light nor very dark, and stays within sRGB", () => {
  expect(next(oklch(0.2, 0.02, 20), oklch(0.1, 0.02, 60)).l).toBeCloseTo(0.4, 2);
  expect(next(oklch(0.95, 0.02, 20), oklch(0.9, 0.02, 60)).l).toBeCloseTo(0.8, 2);
  const vivid = next(oklch(0.62, 0.25, 20), oklch(0.62, 0.25, 20));
  expect(vivid.l).toBeCloseTo(0.62, 2);
  expect(vivid.h).toBeCloseTo(200, -1);
  expect(vivid.c).toBeCloseTo(maxChroma(0.62, 200, "srgb"), 2);
});

test("grays do not count as hues, and a palette of grays gets a muted blue next", () => {
  const gray = fromRgb24(0x808080);
  expect(next(gray, oklch(0.6, 0.12, 40)).h).toBeCloseTo(220, -1);
  const blue = next(gray, gray);
  expect(blue.l).toBeCloseTo(convert(gray, "oklch").l, 2);
  expect(blue.c).toBeCloseTo(0.06, 2);
  expect(blue.h).toBeCloseTo(250, -1);
  expect(nextColor(paletteOf(gray)).space).toBe(green.space);
});

test("a color added to a full palette changes nothing, and the reason is shown", () => {
  const imported = { name: null, format: "test", groups: [{ name: "", swatches: [{ name: null, color: green }] }] };
  const full = paletteOf(...Array.from({ length: MAX_COLORS }, () => green));
  const taken = takeImport(full, imported, "add");
  expect([taken.colors, describeTaken(taken)]).toEqual([0, "A palette has up to 12 colors."]);
  expect(describeTaken(takeImport(initial, imported, "add"))).toBe("1 color.");
});

test("an import with too many steps is regenerated, and cells set by hand before stay", () => {
  const tens = paletteOf(...Array.from({ length: 10 }, (_, at) => fromRgb24(0x203040 + at * 0x0a0b0c)));
  const { groups } = exportOf(tens, [], "");
  const imported = { name: null, format: "test", groups: groups.map(({ name, swatches }) => ({ name, swatches })) };
  const before = setCell(paletteOf(green, lagoon?.color ?? green), { index: 0, kind: "tints", step: 3 }, green);
  const { state, isTooMuch } = takeImport(before, imported, "add");
  expect([state.colors.length, isTooMuch]).toEqual([12, true]);
  expect(state.colors.map(({ edits }) => edits.length)).toEqual([1, ...Array(11).fill(0)]);
});
