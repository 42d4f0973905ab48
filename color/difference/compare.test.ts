import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { compareColors, hardestPairs, stepsBetween, worstVision } from "./compare.ts";
import { deltaE2000 } from "./difference.ts";

const RED = fromRgb24(0xff0000);
const rgb = fc.integer({ min: 0, max: 0xffffff }).map((value) => fromRgb24(value));

test("a color compared with itself has no difference", () => {
  expect(compareColors(RED, RED)).toEqual({
    deltaE76: 0,
    deltaE2000: 0,
    deltaEOk: 0,
    verdict: { level: 0, words: "The same to the eye" },
    deltas: { l: 0, c: 0, h: 0 },
    words: "no visible difference in lightness, chroma or hue",
  });
});

test("the words say what changed and in which direction", () => {
  const a = { space: "oklch", alpha: 1, l: 0.5, c: 0.15, h: 350 } as const;
  expect(compareColors(a, { ...a, l: 0.62, c: 0.1, h: 20 }).words).toBe(
    "lighter by 12.0%, less colorful by 0.050, turned by 30° in hue",
  );
  expect(compareColors(a, { ...a, l: 0.4 }).words).toBe("darker by 10.0%");
  expect(compareColors(a, { ...a, c: 0, h: null })).toMatchObject({
    deltas: { h: null },
    words: "less colorful by 0.150",
  });
});

test("black and white have the maximum difference", () => {
  const { deltaE76, deltaE2000, deltaEOk, deltas } = compareColors(fromRgb24(0), fromRgb24(0xffffff));
  expect(deltaE76).toBeCloseTo(100, 6);
  expect(deltaE2000).toBeCloseTo(100, 6);
  expect(deltaEOk).toBeCloseTo(1, 6);
  expect(deltas.l).toBeCloseTo(1, 6);
});

test("hue deltas use the shorter arc and are as large in either order", () => {
  fc.assert(
    fc.property(rgb, rgb, (a, b) => {
      const there = compareColors(a, b).deltas;
      const back = compareColors(b, a).deltas;
      expect(there.l).toBeCloseTo(-back.l, 10);
      if (there.h === null || back.h === null) expect(there.h).toBe(back.h);
      else {
        expect(Math.abs(there.h)).toBeLessThanOrEqual(180);
        expect(Math.abs(there.h)).toBeCloseTo(Math.abs(back.h), 6);
      }
    }),
  );
});

test("the hardest pair is found for each kind of vision, and the worst one overall", () => {
  const colors = [0xc05a3c, 0x6d8a1f, 0x000000].map(fromRgb24);
  const pairs = hardestPairs(colors);
  expect(pairs.map(({ vision }) => vision)).toEqual(["full", "protan", "deutan", "tritan"]);
  expect(pairs[0]).toMatchObject({ pair: [0, 1], isSafe: true });
  expect(worstVision(colors)).toMatchObject({ pair: [0, 1], isSafe: false });
  expect(["protan", "deutan"]).toContain(worstVision(colors)?.vision);
  expect(worstVision([RED])).toBeNull();
  expect(hardestPairs([])).toEqual([]);
});

test("steps run from one color to the other and mark every just noticeable difference", () => {
  fc.assert(
    fc.property(rgb, rgb, fc.integer({ min: 2, max: 40 }), (a, b, count) => {
      const steps = stepsBetween(a, b, count);
      expect(steps).toHaveLength(count);
      expect([steps[0]?.color, steps.at(-1)?.color]).toEqual([a, b]);
      const sum = steps.at(-1)?.sum as number;
      const differences = steps.slice(1).map(({ color }, at) => deltaE2000(steps[at]?.color as Color, color));
      expect(sum).toBeCloseTo(
        differences.reduce((total, difference) => total + difference, 0),
        8,
      );
      // CIEDE2000 is not a metric: a detour may be slightly shorter than the direct path.
      expect(sum).toBeGreaterThan(deltaE2000(a, b) * 0.6 - 1e-9);
      expect(steps.filter(({ isNoticeable }) => isNoticeable).length).toBeLessThanOrEqual(Math.floor(sum));
      expect(steps[0]).toMatchObject({ sum: 0, isNoticeable: false });
    }),
  );
});
