import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { mix } from "../mix.ts";
import type { ShapedGradient } from "./gradient-shape.ts";
import { thinStops } from "./thin-stops.ts";

function gradientOf(stops: readonly (readonly [rgb24: number, position: number])[]): ShapedGradient {
  return {
    shape: { kind: "linear", direction: 90 },
    space: "srgb",
    hue: "shorter",
    stops: stops.map(([rgb24, position]) => ({ color: fromRgb24(rgb24), position })),
  };
}

test("stops on a straight line are removed first, at almost no cost", () => {
  const { gradient, delta } = thinStops(
    gradientOf([
      [0x000000, 0],
      [0x333333, 0.2],
      [0xff0000, 0.5],
      [0xff3333, 0.6],
      [0xffffff, 1],
    ]),
    3,
  );
  expect(gradient.stops.map(({ color }) => toRgb24(color))).toEqual([0x000000, 0xff0000, 0xffffff]);
  expect(delta).toBeGreaterThan(0);
  expect(delta).toBeLessThan(25);
});

test("few enough stops are kept with their midpoints", () => {
  const stops = [
    { color: fromRgb24(0), position: 0, middle: 0.2 },
    { color: fromRgb24(0xffffff), position: 1 },
  ];
  expect(thinStops({ ...gradientOf([]), stops }, 12)).toEqual({ gradient: { ...gradientOf([]), stops }, delta: 0 });
});

test("four hundred stops are reduced to twelve and keep both ends", () => {
  const many = gradientOf(Array.from({ length: 400 }, (_, index) => [(index * 41_943) & 0xffffff, index / 399]));
  const { gradient } = thinStops(many, 12);
  expect(gradient.stops).toHaveLength(12);
  expect(gradient.stops[0]).toEqual(many.stops[0]);
  expect(gradient.stops.at(-1)).toEqual(many.stops.at(-1));
});

test("the distance is measured from the stops that are left", () => {
  const levels = [0x88, 0x88, 0x44, 0x66, 0xff];
  const { delta } = thinStops(gradientOf(levels.map((level, place) => [level * 0x010101, place / 4])), 2);
  const middle = mix(fromRgb24(0x888888), fromRgb24(0xffffff), { space: "srgb" });
  expect(delta).toBeCloseTo(deltaE2000(middle, fromRgb24(0x444444)), 6);
});
