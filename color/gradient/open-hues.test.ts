import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { gradientAt } from "../gradient.ts";
import { curveOf, isNative } from "./curve.ts";
import { parseGradient } from "./parse-css.ts";
import { openHues, printGradientCode, printStop } from "./print-css.ts";

const EVEN = { easing: [0, 0, 1, 1], isFitted: false, maxDelta: 0.5 } as const;

function read(text: string) {
  const parsed = parseGradient(`linear-gradient(90deg in ${text})`);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed.gradient;
}

function toSrgb(color: Color): number[] {
  const { r, g, b } = convert(color, "srgb");
  return [r, g, b];
}

function code(text: string): string {
  return printGradientCode(read(text), EVEN).modern;
}

test("a gray next to a color without a hue has hue 0 on that side, and its other neighbor's hue on the other", () => {
  expect(code("lch, lch(89 0 none), lch(37 65 none), lch(28 23 202)")).toContain(
    "lch(89% 0.2 0) 0%, lch(37% 65 0) 50%, lch(37% 65 202) 50%, lch(28% 23 202) 100%",
  );
  expect(code("oklch, oklch(0.7 0.1 none), gray")).toContain("oklch(70% 0.1 0), oklch(59.99% 0.0008 0)");
});

test("grays next to grays stay plain grays", () => {
  expect(code("oklch, #888, #444")).toContain("#888888, #444444");
});

test("a gray mixed in HSL or HWB is written in sRGB", () => {
  expect(code("hsl, oklch(0.71 0 47), #d9fc36")).toMatch(/color\(srgb 0\.(\d+) 0\.\1 0\.\1\), #D9FC36/);
});

test("a color darker than black in OKLCH is written in sRGB", () => {
  const [color] = openHues(read("srgb, lch(0 40 150), red").stops, "srgb").map((stop) => stop.color);
  expect(color && printStop(color, "srgb")).toMatch(/^color\(srgb -/);
});

test("the longer hue arc between equal hues is left to the browser only if the colors are equal", () => {
  expect(isNative(read("lch longer hue, lch(34 42 121.61), lch(78 42 121.61)"), EVEN)).toBe(false);
  expect(isNative(read("hsl longer hue, red, red"), EVEN)).toBe(true);
});

test("rounding neither adds nor removes a full turn", () => {
  const [a, b] = read("oklch, oklch(0.5 0.1 120), oklch(0.5 0.1 120)").stops;
  for (const rounding of [1e-9, -1e-9]) {
    const stops = [a, b && { ...b, color: { ...b.color, h: 120 + rounding } as typeof b.color }].flatMap(
      (s) => s ?? [],
    );
    const hueAtQuarter = (hue: "longer" | "increasing" | "decreasing") =>
      gradientAt(stops, { space: "oklch", hue })(0.25);
    expect(hueAtQuarter("longer")).toMatchObject({ h: expect.closeTo(210, 6) });
    expect(hueAtQuarter("increasing")).toMatchObject({ h: expect.closeTo(120, 6) });
    expect(hueAtQuarter("decreasing")).toMatchObject({ h: expect.closeTo(120, 6) });
  }
});

test("a gradient baked in HSL or HWB keeps its colors, although its grays lose their hue", () => {
  for (const text of [
    "hwb longer hue, oklch(0.77 none 316), lch(33.81 23.74 46)",
    "hsl decreasing hue, oklch(0.43 0.09 none), #85a2c7, hsl(146 81% 46%)",
  ]) {
    const at = curveOf(read(text), EVEN);
    const baked = curveOf(read(code(text).slice("linear-gradient(90deg in ".length, -1)), EVEN);
    for (let step = 0; step <= 20; step++) {
      const [wanted, got] = [at, baked].map((curve) => toSrgb(curve(step / 20)));
      for (const channel of [0, 1, 2]) {
        expect(Math.abs((wanted?.[channel] ?? 0) - (got?.[channel] ?? 0)), `${text} ${step}`).toBeLessThan(0.02);
      }
    }
  }
});
