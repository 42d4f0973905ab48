import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { setBackground, setMode, setSettings, setShape, setSteps, setTarget } from "./changes.ts";
import { targetsOf } from "./rows.ts";
import { type Edit, initial, plainColor, ROW_KINDS, type State } from "./state.ts";

const green = fromRgb24(0x00ff00);
const wcag: State = { ...initial, view: "scales", shape: "wcag" };

test("changing a setting changes nothing else", () => {
  expect(setSettings(initial, { view: "scales" })).toEqual({ ...initial, view: "scales" });
  expect(setMode(initial, "oklab")).toEqual({ ...initial, mode: "oklab" });
  expect(setSettings(initial, { hue: "shifted" })).toEqual({ ...initial, hue: "shifted" });
  expect(setSettings(initial, { page: "both" })).toEqual({ ...initial, page: "both" });
});

test("each page has its own background, which is opaque", () => {
  const half = { ...green, alpha: 0.5 };
  expect(setBackground(initial, "light", half)).toEqual({ ...initial, background: green });
  expect(setBackground(initial, "dark", half)).toEqual({ ...initial, darkBackground: green });
});

test("a target replaces the one in its column, and unknown columns are ignored", () => {
  const targets = targetsOf(wcag);
  expect(setTarget(wcag, 0, 1.5)).toEqual({ ...wcag, targets: targets.with(0, 1.5) });
  expect(setTarget(wcag, 10, 20)).toEqual({ ...wcag, targets: targets.with(10, 20) });
  expect(setTarget(wcag, -1, 3)).toBe(wcag);
  expect(setTarget(wcag, 11, 3)).toBe(wcag);
});

test("targets can be reset, and changing the shape also resets them", () => {
  const set = setTarget(wcag, 5, 4.8);
  expect(setSettings(set, { targets: null })).toEqual(wcag);
  expect(setShape(set, "apca")).toEqual({ ...wcag, shape: "apca" });
});

test("setting the same number of steps changes nothing", () => {
  const set = setTarget(wcag, 5, 4.8);
  expect(setSteps(set, 11)).toBe(set);
  expect(setSteps(set, 10.6)).toBe(set);
});

test("scales have 3 to 20 steps", () => {
  expect([2, 3, 20, 21, Number.NaN].map((steps) => setSteps(initial, steps).steps)).toEqual([3, 3, 20, 20, 3]);
});

test("shortening scales drops base steps and edits beyond their end, but not in ramps", () => {
  const edits = ROW_KINDS.flatMap((kind) => [6, 7, 8].map((step): Edit => ({ kind, step, color: green })));
  const colors = [null, 0, 6, 7, 8].map((baseStep) => ({ ...plainColor(green), baseStep, edits }));
  const left = edits.filter(({ kind, step }) => (kind === "light" || kind === "dark" ? step < 7 : true));
  expect(left).toHaveLength(11);
  expect(setSteps({ ...wcag, colors }, 7)).toEqual({
    ...wcag,
    steps: 7,
    colors: [null, 0, 6, null, null].map((baseStep) => ({ ...plainColor(green), baseStep, edits: left })),
  });
});
