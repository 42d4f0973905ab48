import { expect, test } from "vitest";
import type { Color } from "./color.ts";
import { fromRgb24 } from "./convert.ts";
import { gradientCss } from "./gradient-css.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";

const RED = fromRgb24(0xff0000);
const BLUE = fromRgb24(0x0000ff);

test("the modern gradient names its space, and its hue arc where it is not the shorter", () => {
  expect(gradientCss([RED, BLUE]).modern).toBe("linear-gradient(90deg in oklab, #FF0000, #0000FF)");
  expect(gradientCss([RED, BLUE], { space: "oklch", hue: "longer", angle: 45 }).modern).toBe(
    "linear-gradient(45deg in oklch longer hue, #FF0000, #0000FF)",
  );
  expect(gradientCss([RED, BLUE], { space: "lab", hue: "longer" }).modern).toContain("in lab, #");
});

test("positions and hints are written as percentages", () => {
  const { modern } = gradientCss([{ color: RED, position: 0.1, hint: 1 / 3 }, { color: BLUE }]);
  expect(modern).toBe("linear-gradient(90deg in oklab, #FF0000 10%, 33.33%, #0000FF)");
});

test("the fallback follows the gradient with hex stops, its own stops included", () => {
  const { fallback } = gradientCss([RED, fromRgb24(0x00ff00), BLUE]);
  const stops = fallback.replace("linear-gradient(90deg, ", "").slice(0, -1).split(", ");
  expect(stops).toHaveLength(17);
  expect(stops[0]).toBe("#FF0000 0%");
  expect(stops[8]).toBe("#00FF00 50%");
  expect(stops[16]).toBe("#0000FF 100%");
  for (const stop of stops) expect(stop).toMatch(/^#[0-9A-F]{6} [\d.]+%$/);
});

test("a hard edge stays hard in the fallback", () => {
  const stops = [
    { color: RED, position: 0 },
    { color: RED, position: 0.5 },
    { color: BLUE, position: 0.5 },
    { color: BLUE, position: 1 },
  ];
  const { fallback } = gradientCss(stops, { space: "srgb" });
  expect(fallback).toBe("linear-gradient(90deg, #FF0000 0%, #FF0000 50%, #0000FF 50%, #0000FF 100%)");
});

test("colors that hex cannot say are written as oklch()", () => {
  const p3: Color = { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 };
  const { modern, fallback } = gradientCss([p3, BLUE]);
  expect(modern).toContain(print(p3, "oklch"));
  expect(fallback).toMatch(/^linear-gradient\(90deg, #00/);
});

test("every color in both gradients is one that CSS can read, transparency included", () => {
  const clear: Color = { space: "srgb", r: 1, g: 0, b: 0, alpha: 0.25 };
  const { modern, fallback } = gradientCss([clear, BLUE]);
  for (const text of [modern, fallback]) {
    const colors = text.match(/#[0-9A-F]{6}|\w+\([^()]*\)(?=[ ,)])/g) ?? [];
    expect(colors.length).toBeGreaterThanOrEqual(2);
    for (const color of colors) expect(parse(color)).not.toBeNull();
    expect(parse(colors[0] ?? "")?.alpha).toBeCloseTo(0.25, 3);
  }
});
