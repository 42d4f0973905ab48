import fc from "fast-check";
import { expect, test } from "vitest";
import { maxChroma } from "../chroma.ts";
import { convert } from "../convert.ts";
import { turnBetween } from "../kernel/hue.ts";
import { chromaRoom } from "./chroma-room.ts";
import { arcSize, circleOf, hueFromCircle, hueOnCircle } from "./wheel.ts";

const hue = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const lightness = fc.double({ min: 0.1, max: 0.95, noNaN: true });
const gamut = fc.constantFrom("srgb" as const, "display-p3" as const);

test("modes without a hue use the circle of their polar counterpart", () => {
  expect((["lch", "lab", "hsl", "hwb", "srgb", "oklab", "oklch"] as const).map(circleOf)).toEqual([
    "lch",
    "lch",
    "hsl",
    "hsl",
    "hsl",
    "oklch",
    "oklch",
  ]);
});

test("the hue on a circle matches the hue from conversion", () => {
  fc.assert(
    fc.property(fc.constantFrom("lch" as const, "hsl" as const), lightness, hue, (circle, l, h) => {
      const c = chromaRoom(l, h, "srgb") * 0.9;
      const converted = convert({ space: "oklch", alpha: 1, l, c, h }, circle);
      expect(Math.abs(turnBetween(converted.h ?? 0, hueOnCircle(circle, l, c, h)))).toBeLessThan(1e-6);
    }),
  );
});

test("a hue round-trips on each circle", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("oklch" as const, "lch" as const, "hsl" as const),
      fc.record({ wanted: hue, l: lightness, c: fc.double({ min: 0.03, max: 0.3, noNaN: true }), gamut }),
      (circle, asked) => {
        const h = hueFromCircle(circle, asked.wanted, asked.l, asked.c, asked.gamut);
        const c = Math.min(asked.c, chromaRoom(asked.l, h, asked.gamut));
        expect(Math.abs(turnBetween(asked.wanted, hueOnCircle(circle, asked.l, c, h)))).toBeLessThan(0.2);
      },
    ),
    { numRuns: 1000 },
  );
});

test("the room for chroma matches the plain search and never leaves the gamut", () => {
  fc.assert(
    fc.property(lightness, hue, gamut, (l, h, id) => {
      const room = chromaRoom(l, h, id);
      expect(room).toBeLessThan(maxChroma(l, h, id) + 1e-4);
      // Some deep blues leave the gamut and re-enter it, so the two searches may stop at different edges.
      if (h < 255 || h > 275) expect(room).toBeGreaterThan(maxChroma(l, h, id) - 1e-3);
    }),
  );
  expect([chromaRoom(0, 20, "srgb"), chromaRoom(1, 20, "srgb"), chromaRoom(Number.NaN, 20, "srgb")]).toEqual([0, 0, 0]);
});

test("arcs run clockwise, and equal ends are the full circle", () => {
  expect([arcSize([330, 30]), arcSize([30, 330]), arcSize([90, 90])]).toEqual([60, 300, 360]);
});
