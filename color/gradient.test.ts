import { expect, test } from "vitest";
import type { Color, Srgb } from "./color.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { gradient, gradientAt, placeStops } from "./gradient.ts";
import { mix } from "./mix.ts";

const RED = fromRgb24(0xff0000);
const LIME = fromRgb24(0x00ff00);
const BLUE = fromRgb24(0x0000ff);

test("two colors make ten steps from one to the other", () => {
  const colors = gradient([fromRgb24(0x292f56), fromRgb24(0xacfa70)]);
  expect(colors).toHaveLength(10);
  expect(toRgb24(colors[0] as Color)).toBe(0x292f56);
  expect(toRgb24(colors[9] as Color)).toBe(0xacfa70);
});

test("steps between two stops are mixed in the given space", () => {
  for (const space of ["srgb", "oklab", "oklch", "lab"] as const) {
    const colors = gradient([RED, BLUE], { space, steps: 5 });
    expect(colors[1]).toEqual(mix(RED, BLUE, { space, amount: 0.25 }));
  }
});

test("stops without a position are spaced evenly", () => {
  const colors = gradient([RED, LIME, BLUE], { space: "srgb", steps: 5 });
  expect(colors.map(toRgb24)).toEqual([0xff0000, 0x808000, 0x00ff00, 0x008080, 0x0000ff]);
  const positions = placeStops([RED, { color: LIME, position: 0.4 }, RED, RED, BLUE]).map(({ position }) => position);
  expect(positions[3]).toBeCloseTo(0.8, 12);
  expect(positions.map((x) => Math.round(x * 100))).toEqual([0, 40, 60, 80, 100]);
});

test("a position before the previous one moves up to it, as in CSS", () => {
  const stops = [
    { color: RED, position: 0.5 },
    { color: LIME, position: 0.2 },
    { color: BLUE, position: 1 },
  ];
  expect(placeStops(stops).map(({ position }) => position)).toEqual([0.5, 0.5, 1]);
  const at = gradientAt(stops, { space: "srgb" });
  expect(at(0.49)).toEqual(RED);
  expect(toRgb24(at(0.5))).toBe(0x00ff00);
});

test("the color is constant before the first stop and after the last one", () => {
  const at = gradientAt([
    { color: RED, position: 0.25 },
    { color: BLUE, position: 0.75 },
  ]);
  expect(at(0)).toEqual(RED);
  expect(at(1)).toEqual(BLUE);
});

test("a hint moves the midpoint", () => {
  const at = gradientAt([{ color: RED, hint: 0.25 }, BLUE], { space: "srgb" });
  const middle = at(0.25) as Srgb;
  expect(middle.r).toBeCloseTo(0.5, 12);
  expect((at(0.5) as Srgb).r).toBeLessThan(0.5);
  expect(toRgb24(gradientAt([{ color: RED, hint: 0 }, BLUE])(0.1))).toBe(0x0000ff);
  expect(toRgb24(gradientAt([{ color: RED, hint: 1 }, BLUE])(0.9))).toBe(0xff0000);
});

// Chromium paints the same.
test("a stop after a hint moves up to it, and hints take part in the even spacing", () => {
  const at = gradientAt(
    [
      { color: RED, hint: 0.8 },
      { color: BLUE, position: 0.5 },
    ],
    { space: "srgb" },
  );
  expect([0.79, 0.81].map((position) => toRgb24(at(position)))).toEqual([0xff0000, 0x0000ff]);
  const positionsOf = (stops: Parameters<typeof placeStops>[0]) => placeStops(stops).map(({ position }) => position);
  expect(positionsOf([{ color: RED, hint: 0.8 }, LIME, BLUE])).toEqual([0, 0.9, 1]);
  expect(positionsOf([RED, { color: LIME, hint: 0.8 }, BLUE])).toEqual([0, 0.4, 1]);
  expect(placeStops([{ color: RED, position: 0.5, hint: 0.2 }, { ...BLUE }])[0]?.hint).toBe(0.5);
});

test("the hue arc is the same as in mix()", () => {
  const [, middle] = gradient([RED, BLUE], { space: "hsl", hue: "longer", steps: 3 });
  expect(convert(middle as Color, "hsl").h).toBe(120);
});

test("no stops return no colors, and one stop returns the same color at every step", () => {
  expect(gradient([])).toEqual([]);
  expect(gradient([RED], { steps: 3 })).toEqual([RED, RED, RED]);
});
