import fc from "fast-check";
import { expect, test } from "vitest";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { defaultTargets } from "./scale-plans.ts";
import { solveScale } from "./scale-solver.ts";
import { DEFAULT_BACKGROUNDS, type SolvedScale } from "./scale-types.ts";
import { toneOfLuminance } from "./solve-step.ts";

const CRIMSON = fromRgb24(0xdb073d);
const WHITE = 0xffffff;

const rgb24 = fc.integer({ min: 0, max: 0xffffff });

function hexes({ steps }: SolvedScale): number[] {
  return steps.map(({ color }) => toRgb24(color));
}

test("a step in a contrast scale reaches its WCAG ratio, or the scale explains why not", () => {
  const demand = fc.double({ min: 1, max: 22, noNaN: true });
  fc.assert(
    fc.property(rgb24, rgb24, fc.array(demand, { minLength: 3, maxLength: 12 }), (base, background, ratios) => {
      const targets = ratios.sort((a, b) => a - b).map((wcag) => ({ wcag }));
      const { steps, misses } = solveScale({
        kind: "contrast",
        base: fromRgb24(base),
        background: fromRgb24(background),
        targets,
      });
      for (const [index, { color }] of steps.entries()) {
        const reached = wcagContrast(toRgb24(color), background);
        const wanted = ratios[index] as number;
        const isMissed = misses.some((miss) => miss.step === index);
        if (reached < wanted) expect(isMissed).toBe(true);
        if (!isMissed) expect(reached).toBeGreaterThanOrEqual(wanted);
      }
      for (const { why } of misses) expect(why).toMatch(/^[A-Z#].*\.$/);
    }),
    { numRuns: 200 },
  );
});

test("on white, unpinned steps match their ratios within one 8-bit step", () => {
  for (const value of [0xdb073d, 0x0d6986, 0xffd400, 0x3b82f6, 0x808080]) {
    const { steps, misses } = solveScale({ kind: "contrast", base: fromRgb24(value) });
    const targets = defaultTargets(11, "wcag") as { wcag: number }[];
    expect(misses).toEqual([]);
    for (const [index, { color, isPinned }] of steps.entries()) {
      const ratio = wcagContrast(toRgb24(color), WHITE);
      const wanted = targets[index]?.wcag as number;
      expect(ratio).toBeGreaterThanOrEqual(wanted);
      if (!isPinned) expect(ratio / wanted).toBeLessThan(1.03);
    }
  }
});

test("APCA targets are met on both a light and a dark page", () => {
  const targets = [{ apca: 15 }, { apca: 30 }, { apca: 45 }, { apca: 60 }, { apca: 75 }, { apca: 90 }];
  const request = { kind: "contrast", base: fromRgb24(0x0d6986), targets } as const;
  const both = {
    light: solveScale({ ...request, appearance: "light" }),
    dark: solveScale({ ...request, appearance: "dark" }),
  };
  for (const appearance of ["light", "dark"] as const) {
    const page = toRgb24(DEFAULT_BACKGROUNDS[appearance]);
    for (const [index, { color, isPinned }] of both[appearance].steps.entries()) {
      const lc = apcaContrast(toRgb24(color), page) * (appearance === "light" ? 1 : -1);
      expect(lc).toBeGreaterThanOrEqual(targets[index]?.apca as number);
      if (!isPinned) expect(lc).toBeLessThan((targets[index]?.apca as number) + 1.5);
    }
  }
  expect(both.light.steps.map(({ name }) => name)).toEqual(both.dark.steps.map(({ name }) => name));
});

test("an unreachable ratio is explained, and the step still has a color", () => {
  const solved = solveScale({
    kind: "contrast",
    base: CRIMSON,
    background: fromRgb24(0x888888),
    targets: [{ wcag: 1.2 }, { wcag: 3 }, { wcag: 5 }, { wcag: 7 }, { wcag: 12 }],
  });
  expect(solved.misses.map(({ step }) => step)).toEqual([3, 4]);
  expect(solved.misses[0]?.why).toMatch(
    /^Even black reaches only 5\.92:1 on #888888, so 7:1 is impossible\. This step stops at 5\.\d\d:1\.$/,
  );
  const shown = hexes(solved);
  expect(shown).not.toContain(0x000000);
  expect(new Set(shown).size).toBe(5);
});

test("a base or pinned color that misses its target is kept and reported", () => {
  const { steps, misses } = solveScale({ kind: "contrast", base: fromRgb24(0xffd400), baseStep: 5 });
  expect(toRgb24(steps[5]?.color ?? CRIMSON)).toBe(0xffd400);
  expect(misses.find(({ step, wanted }) => step === 5 && wanted === "4.5:1")?.why).toBe(
    "#FFD400 is at step 500 and doesn't change: 1.43:1 instead of 4.5:1.",
  );
  const pins = [{ step: 8, color: fromRgb24(0xffd400) }];
  const pinned = solveScale({ kind: "contrast", base: CRIMSON, pins });
  expect(pinned.misses.find(({ step }) => step === 8)?.why).toMatch(
    /^#FFD400 is pinned at step 800 and doesn't change: /,
  );
  expect(misses.some(({ why }) => why.includes("lighter than step 400 before it"))).toBe(true);
});

test("different kinds of targets can be combined", () => {
  const targets = [{ lightness: 0.9 }, { wcag: 3 }, { tone: 40 }, { apca: 90 }];
  const { steps } = solveScale({ kind: "contrast", base: fromRgb24(0x8b5cf6), targets, baseStep: 1 });
  expect(convert(steps[0]?.color ?? CRIMSON, "oklab").l).toBeCloseTo(0.9, 10);
  expect(toneOfLuminance(convert(steps[2]?.color ?? CRIMSON, "xyz-d65").y)).toBeCloseTo(40, 2);
});
