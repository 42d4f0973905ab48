import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { type BakedStop, bake, bakedDelta } from "./bake.ts";
import { curveOf } from "./curve.ts";
import { easeAt, NAMED_EASINGS } from "./ease.ts";
import type { ShapedGradient } from "./gradient-shape.ts";

const LINEAR = NAMED_EASINGS.linear;

function gradientOf(rgb24: readonly number[], space: ShapedGradient["space"], hue: ShapedGradient["hue"] = "shorter") {
  const stops = rgb24.map((value, index) => ({ color: fromRgb24(value), position: index / (rgb24.length - 1) }));
  return { shape: { kind: "linear", direction: 90 }, space, hue, stops } as const satisfies ShapedGradient;
}

test("named curves have the same values as in browsers", () => {
  expect(easeAt(NAMED_EASINGS["ease-in-out"])(0.5)).toBeCloseTo(0.5, 8);
  expect(easeAt(NAMED_EASINGS.ease)(0.5)).toBeCloseTo(0.8024, 4);
  expect(easeAt(NAMED_EASINGS["ease-in"])(0.5)).toBeCloseTo(0.31536, 4);
  expect(easeAt(NAMED_EASINGS["ease-out"])(0.5)).toBeCloseTo(0.68464, 4);
  expect([0, 0.3, 1].map(easeAt(LINEAR))).toEqual([0, 0.3, 1]);
  expect([-1, 2].map(easeAt(NAMED_EASINGS.ease))).toEqual([0, 1]);
});

test("a straight gradient needs no extra stops", () => {
  expect(bake(gradientOf([0x292f56, 0xacfa70], "srgb"), { easing: LINEAR, space: "srgb", maxDelta: 0.5 })).toHaveLength(
    2,
  );
  const even = bake(gradientOf([0xff0000, 0x0000ff], "oklch"), { easing: LINEAR, space: "oklch", maxDelta: 0.5 });
  expect(even).toHaveLength(2);
});

test("a smaller limit needs more stops", () => {
  const counts = [5, 2, 1, 0.5].map(
    (maxDelta) =>
      bake(gradientOf([0x292f56, 0xacfa70], "oklch"), { easing: LINEAR, space: "srgb", maxDelta, isSrgb: true }).length,
  );
  expect(counts).toEqual([4, 5, 6, 9]);
});

test("the baked stops follow the gradient within the limit, in order, and keep all of its own stops", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 2, maxLength: 5 }),
      fc.constantFrom("srgb", "oklab", "oklch", "hsl", "lab", "srgb-linear" as const),
      fc.constantFrom("shorter", "longer" as const),
      fc.constantFrom("linear", "ease-in-out" as const),
      (colors, space, hue, easing) => {
        const gradient = gradientOf(colors, space as "oklch", hue as "longer");
        const options = {
          easing: NAMED_EASINGS[easing as "linear"],
          space: "srgb",
          maxDelta: 2,
          isSrgb: true,
        } as const;
        const baked = bake(gradient, options);
        // Nothing is guaranteed between two grid positions, so this allows a little more than the limit.
        expect(bakedDelta(curveOf(gradient, { ...options, isFitted: false }), baked, "srgb")).toBeLessThan(3);
        expect(baked.every((stop, index) => stop.position >= (baked[index - 1]?.position ?? 0))).toBe(true);
        const texts = baked.map(({ color, position }: BakedStop) => `${toRgb24(color)} ${position}`);
        for (const { color, position } of gradient.stops) expect(texts).toContain(`${toRgb24(color)} ${position}`);
        expect(baked.every(({ color }) => isInGamut(color, "srgb", 0))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("hard edges stay hard", () => {
  const gradient = gradientOf([0xff0000, 0xff0000, 0x0000ff, 0x0000ff], "oklch");
  const stops = gradient.stops.map((stop, index) => ({ ...stop, position: [0, 0.5, 0.5, 1][index] as number }));
  const baked = bake({ ...gradient, stops }, { easing: LINEAR, space: "srgb", maxDelta: 1, isSrgb: true });
  expect(baked.map(({ position }) => position)).toEqual([0, 0.5, 0.5, 1]);
});

test("a single stop and no stops are returned as is", () => {
  const one = { ...gradientOf([0, 1], "oklab"), stops: [{ color: fromRgb24(7), position: 0.5 }] };
  expect(bake(one, { easing: LINEAR, space: "srgb", maxDelta: 1 })).toEqual(one.stops);
  expect(bake({ ...one, stops: [] }, { easing: LINEAR, space: "srgb", maxDelta: 1 })).toEqual([]);
});
