import { expect, test } from "vitest";
import { BLEND_MODES, prepareBlend } from "./blend.ts";
import { toRgb24 } from "./convert.ts";
import { createRandom } from "./random.ts";
import { findRecipe, ingredientLimit, MAX_RECIPE_PARTS, refineRecipe, searchRecipe } from "./recipe.ts";

const ROYGBIV = [0xff0000, 0xffa500, 0xffff00, 0x008000, 0x0000ff, 0x4b0082, 0xee82ee];
const EFFORT = 30_000;

test("a known recipe is found exactly, in every mode", () => {
  for (const mode of BLEND_MODES) {
    // Four of six colors are half as many mixtures as four of seven.
    const blender = prepareBlend(ROYGBIV.slice(1), mode);
    for (const counts of [
      [0, 3, 4, 4, 0, 0],
      [1, 0, 0, 0, 0, 0],
      [5, 0, 0, 0, 0, 2],
      [1, 1, 0, 0, 1, 1],
    ]) {
      const target = toRgb24(blender(counts));
      const recipe = findRecipe({ count: 6, blender, target, effort: EFFORT });
      expect(recipe?.rgb24).toBe(target);
      expect(recipe?.deltaE).toBe(0);
      expect(totalOf(recipe?.counts ?? [])).toBeLessThanOrEqual(totalOf(counts));
    }
  }
});

test("in linear light the recipe itself comes back, because no other gives that color", () => {
  const blender = prepareBlend(ROYGBIV, "linear");
  const counts = [0, 0, 3, 4, 4, 0, 0];
  expect(
    findRecipe({ count: ROYGBIV.length, blender, target: toRgb24(blender(counts)), effort: EFFORT })?.counts,
  ).toEqual(counts);
});

test("a color that is out of reach gets the nearest, and never more than twelve parts", () => {
  const blender = prepareBlend([0xff0000, 0x0000ff], "oklab");
  const recipe = findRecipe({ count: 2, blender, target: 0x00ff00, effort: EFFORT });
  expect(recipe?.deltaE).toBeGreaterThan(30);
  expect(totalOf(recipe?.counts ?? [])).toBeLessThanOrEqual(MAX_RECIPE_PARTS);
});

test("no ratio that is tried comes nearer by a tenth of a ΔE than what is found", () => {
  const random = createRandom("nearest");
  const blender = prepareBlend([0xff0000, 0xffff00, 0x0000ff], "rgb");
  for (let round = 0; round < 5; round++) {
    const target = Math.floor(random() * 0x1000000);
    const recipe = findRecipe({ count: 3, blender, target, effort: EFFORT });
    const others = [
      [1, 1, 1],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [2, 3, 7],
    ].map((counts) => findRecipe({ count: 1, blender: () => blender(counts), target, effort: 1 })?.deltaE ?? 0);
    expect(recipe?.deltaE).toBeLessThanOrEqual(Math.min(...others) + 0.1);
  }
});

test("without colors there is no recipe", () => {
  expect(findRecipe({ count: 0, blender: prepareBlend([], "rgb"), target: 0, effort: EFFORT })).toBeNull();
});

test("the search stops in between, so that a page can answer", () => {
  const search = searchRecipe({
    count: ROYGBIV.length,
    blender: prepareBlend(ROYGBIV, "rgb"),
    target: 0x123456,
    effort: EFFORT,
  });
  expect(search.next()).toEqual({ done: false, value: undefined });
  let slices = 1;
  while (!search.next().done) slices++;
  expect(slices).toBeGreaterThan(100);
});

test("effort decides how many colors go into a recipe", () => {
  expect(ingredientLimit(7, 30_000)).toBe(4);
  expect(ingredientLimit(20, 30_000)).toBe(2);
  expect(ingredientLimit(20, 300_000)).toBe(3);
  expect(ingredientLimit(2, 30_000)).toBe(2);
});

test("finer parts come nearer, within forty of each color, and never go further away", () => {
  const blender = prepareBlend(ROYGBIV, "rgb");
  const target = toRgb24(blender([0, 0, 17, 22, 0, 3, 0]));
  const coarse = findRecipe({ count: ROYGBIV.length, blender, target, effort: EFFORT });
  if (!coarse) throw new Error("no recipe");
  const fine = refineRecipe(coarse, { blender, target });
  expect(fine.deltaE).toBeLessThanOrEqual(coarse.deltaE);
  expect(Math.max(...fine.counts)).toBeLessThanOrEqual(40);
  expect(toRgb24(blender(fine.counts))).toBe(fine.rgb24);
});

function totalOf(counts: readonly number[]) {
  return counts.reduce((sum, parts) => sum + parts, 0);
}
