import fc from "fast-check";
import { expect, test } from "vitest";
import { compositeOver } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
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
        expect(bakedDelta(curveOf(gradient, { ...options, isFitted: false }), baked, options)).toBeLessThan(2.2);
        expect(baked.every((stop, index) => stop.position >= (baked[index - 1]?.position ?? 0))).toBe(true);
        const texts = baked.map(({ color, position }: BakedStop) => `${toRgb24(color)} ${position}`);
        for (const { color, position } of gradient.stops) expect(texts).toContain(`${toRgb24(color)} ${position}`);
        expect(baked.every(({ color }) => isInGamut(color, "srgb", 0))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

/** As the canvas standard mixes: without weighting by alpha. */
function drawStraight(stops: readonly BakedStop[], position: number) {
  const end = stops.findIndex((stop) => stop.position >= position);
  const [from, to] = [stops[Math.max(end - 1, 0)], stops[end]] as [BakedStop, BakedStop];
  const share = to.position > from.position ? (position - from.position) / (to.position - from.position) : 1;
  const [a, b] = [convert(from.color, "srgb"), convert(to.color, "srgb")];
  const mix = (x: number, y: number) => x + (y - x) * share;
  return { ...a, r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), alpha: mix(a.alpha, b.alpha) };
}

test.each<[ShapedGradient["space"], (readonly [rgb24: number, alpha: number])[]]>([
  [
    "srgb",
    [
      [0xff0000, 1],
      [0x0000ff, 0],
    ],
  ],
  [
    "srgb",
    [
      [0xff0000, 0],
      [0x00ff00, 1],
    ],
  ],
  [
    "oklab",
    [
      [0xffff00, 1],
      [0x000000, 0],
    ],
  ],
  [
    "oklch",
    [
      [0xffff00, 1],
      [0x0000ff, 0.2],
    ],
  ],
  [
    "oklab",
    [
      [0xff0000, 1],
      [0x000000, 0],
      [0x0000ff, 1],
    ],
  ],
])("a fade in %s looks the same where colors are mixed without weighting them by alpha", (space, given) => {
  const stops = given.map(([rgb24, alpha], index) => {
    return { color: { ...fromRgb24(rgb24), alpha }, position: index / (given.length - 1) };
  });
  const gradient = { ...gradientOf([], space), stops };
  const options = { easing: LINEAR, space: "srgb", maxDelta: 1, isSrgb: true, isStraight: true } as const;
  const baked = bake(gradient, options);
  const at = curveOf(gradient, { easing: LINEAR, isFitted: true });
  for (let place = 0; place <= 60; place++) {
    for (const backdrop of [0xffffff, 0, 0x808080].map(fromRgb24)) {
      const seen = compositeOver(drawStraight(baked, place / 60), backdrop);
      expect(deltaE2000(seen, compositeOver(at(place / 60), backdrop))).toBeLessThan(1.2);
    }
  }
  expect(bakedDelta(at, baked, options)).toBeLessThan(1.2);
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
