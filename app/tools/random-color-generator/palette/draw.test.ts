import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { setLimits } from "./changes.ts";
import { colorsOf, drawColors } from "./draw.ts";
import { initial } from "./state.ts";

const GREENS = Array.from({ length: 200 }, (_, index) => ({
  name: `Green ${index}`,
  rgb24: (((index * 37) % 120) << 16) | ((90 + ((index * 53) % 160)) << 8) | ((index * 91) % 120),
}));
const named = setLimits(initial, [], { word: "green" });

test("only colors of the list come, none twice, and the same seed gives the same", () => {
  const { slots, problems } = drawColors(named, GREENS);
  const drawn = colorsOf(drawColors(named, GREENS)).map(toRgb24);
  expect(problems).toEqual([]);
  expect(new Set(drawn).size).toBe(12);
  expect(drawn.every((rgb24) => GREENS.some((green) => green.rgb24 === rgb24))).toBe(true);
  expect(drawColors({ ...named }, GREENS).slots).toEqual(slots);
  expect(drawColors({ ...named, seed: "other" }, GREENS).slots).not.toEqual(slots);
});

test("limits hold, and where names run out fewer colors come and the reason is given", () => {
  const drawn = drawColors({ ...named, minDeltaE: 20 }, GREENS);
  const colors = colorsOf(drawn);
  const { problems, rejected } = drawn;
  for (const [index, a] of colors.entries()) {
    for (const b of colors.slice(index + 1)) expect(deltaE2000(a, b)).toBeGreaterThanOrEqual(20);
  }
  expect(colors.length).toBeLessThan(12);
  expect(problems).toHaveLength(1);
  expect(rejected[0]?.reason).toBe("Too close to another color");
  expect(drawColors({ ...named }, []).problems).toEqual(["No color is named “green”."]);
});

test("locked colors stay where they are", () => {
  const state = { ...named, fixed: [null, fromRgb24(0xff0000)], kept: [1] };
  expect(drawColors(state, GREENS).slots[1]).toEqual(fromRgb24(0xff0000));
  expect(drawColors(state, GREENS).slots).toHaveLength(12);
});
