import fc from "fast-check";
import { expect, test } from "vitest";
import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import { anyRgb, testAnyQuery, testRoundTrip } from "#app/tools/test-model.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { fromRgb24 } from "#color/convert.ts";
import { isRamp, MODES } from "#color/ramp.ts";
import { CODE_POINT } from "#color/test-code-point.ts";
import { model } from "./model.ts";
import {
  measureOf,
  PAGES,
  type PaletteColor,
  ROW_KINDS,
  SHAPES,
  type State,
  sortEdits,
  tidyName,
  tidyOklch,
  tidyTarget,
} from "./palette/state.ts";

const oklch = fc
  .tuple(fc.integer({ min: 0, max: 1e4 }), fc.integer({ min: 0, max: 4e3 }), fc.integer({ min: 0, max: 35999 }))
  .map(([l, c, h]) => tidyOklch({ space: "oklch", l: l / 1e4, c: c / 1e4, h: h / 100, alpha: 1 }));
const color = fc.oneof(anyRgb, oklch);
const count = fc.integer({ min: 3, max: 20 });
const edit = fc.record({ kind: fc.constantFrom(...ROW_KINDS), step: fc.integer({ min: 0, max: 19 }), color });

const anyColor = (steps: number): fc.Arbitrary<PaletteColor> =>
  fc
    .record({
      color,
      name: fc.string({ unit: CODE_POINT, maxLength: 50 }).map(tidyName),
      tints: count,
      shades: count,
      tones: count,
      isPinned: fc.boolean(),
      baseStep: fc.option(fc.integer({ min: 0, max: steps - 1 })),
      edits: fc.array(edit, { maxLength: 8 }),
    })
    .map((owner) => ({
      ...owner,
      edits: sortEdits(
        owner.edits.filter(({ kind, step }) => (isRamp(kind) ? step > 0 && step < owner[kind] : step < steps)),
      ),
    }));

const anyState: fc.Arbitrary<State> = fc.tuple(count, fc.constantFrom(...SHAPES)).chain(([steps, shape]) => {
  const measure = measureOf(shape);
  const target = fc.double({ min: 0, max: 120, noNaN: true }).map((value) => tidyTarget(value, measure ?? "wcag"));
  return fc.record({
    view: fc.constantFrom("ramps" as const, "scales" as const),
    colors: fc.array(anyColor(steps), { minLength: 1, maxLength: 12 }),
    mode: fc.constantFrom(...MODES),
    hue: fc.constantFrom("constant" as const, "shifted" as const),
    shape: fc.constant(shape),
    steps: fc.constant(steps),
    targets: measure ? fc.option(fc.array(target, { minLength: steps, maxLength: steps })) : fc.constant(null),
    page: fc.constantFrom(...PAGES),
    background: color,
    darkBackground: color,
  });
});

testRoundTrip(model, anyState, { numRuns: 50 });

test("the default palette has an empty query string", () => {
  expect(queryOf(model, model.initial)).toBe("");
  expect(model.initial.colors.map(({ color: base }) => base)).toEqual(
    [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24),
  );
  expect(model.initial).toMatchObject({ mode: "lch", hue: "constant" });
  for (const { tints, shades, tones } of model.initial.colors) expect([tints, shades, tones]).toEqual([10, 10, 10]);
});

test("a short query string is read and written unchanged", () => {
  const { state, notices } = model.read(new URLSearchParams("c=db073d-dba507&m=oklch&n=12-5.6.7"));
  expect(notices).toEqual([]);
  expect(state.mode).toBe("oklch");
  expect(state.colors.map(({ tints, shades, tones }) => [tints, shades, tones])).toEqual([
    [12, 12, 12],
    [5, 6, 7],
  ]);
  expect(queryOf(model, state)).toBe("?c=db073d-dba507&m=oklch&n=12-5.6.7");
});

test("transparent colors become opaque, with a notice", () => {
  const opaque = model.read(new URLSearchParams("c=oklch~.5661~.2247~19.05-dba507")).state;
  const { state, notices } = model.read(new URLSearchParams("c=oklch~.5661~.2247~19.05_.4-dba507"));
  expect(state).toEqual(opaque);
  expect(notices).toEqual([OPAQUE_ONLY]);
});

test("an unknown mode is rejected with a notice", () => {
  const { state, notices } = model.read(new URLSearchParams("m=ryb"));
  expect(state).toEqual(model.initial);
  expect(notices).toEqual(["Unknown mode “ryb” in this link. Using “LCH”."]);
});

testAnyQuery(
  model,
  ["c", "v", "m", "h", "n", "s", "k", "t", "on", "bg", "bgd", "b", "p", "names", "e", "x"],
  fc.oneof(
    fc.string({ unit: CODE_POINT }),
    fc.string({ unit: fc.constantFrom(..."0123456789abcdef-.~*_nsdiho,") }),
    fc.constantFrom(
      "wcag",
      "scales",
      "both",
      "0s3*ff8800*ee7700-0i0*fff",
      "0s3.ff8800ee77-1d2_7j003q0dlu",
      "99",
      "1-2-3",
      "99s99*fff",
    ),
  ),
  (state) => {
    expect(state.colors.length).toBeGreaterThanOrEqual(1);
    expect(state.colors.length).toBeLessThanOrEqual(12);
    expect(model.read(model.write(state)).notices).toEqual([]);
  },
);

test("each bad parameter has its own notice", () => {
  const { state, notices } = model.read(new URLSearchParams("c=nonsense&n=99&k=2&bg=zz&t=1&s=wcag&e=1s3*zz"));
  expect(state.colors.map(({ tints }) => tints)).toEqual([20, 20, 20, 20, 20]);
  expect(state).toMatchObject({ steps: 3, targets: null, background: model.initial.background });
  expect(notices).toHaveLength(6);
});
