import { expect, test } from "vitest";
import { BLEND_MODES, prepareBlend } from "./blend.ts";
import { fromRgb24, toRgb24 } from "./convert.ts";
import { deltaE2000 } from "./difference/difference.ts";
import { deltaE2000Rgb24 } from "./kernel/lab.ts";
import { createRandom } from "./random.ts";
import { findRecipe, ingredientLimit, MAX_RECIPE_PARTS, refineRecipe, searchRecipe } from "./recipe.ts";

const ROYGBIV = [0xff0000, 0xffa500, 0xffff00, 0x008000, 0x0000ff, 0x4b0082, 0xee82ee];
const EFFORT = 30_000;

test("a known recipe is found exactly, in every mode", () => {
  for (const mode of BLEND_MODES) {
    // Four of five colors have a seventh as many mixtures as four of seven.
    const blender = prepareBlend(ROYGBIV.slice(2), mode);
    for (const counts of [
      [0, 3, 4, 4, 0],
      [1, 0, 0, 0, 0],
      [5, 0, 0, 0, 2],
      [1, 1, 0, 1, 1],
    ]) {
      const target = toRgb24(blender(counts));
      const recipe = findRecipe({ count: 5, blender, target, effort: EFFORT });
      expect(recipe?.rgb24).toBe(target);
      expect(recipe?.deltaE).toBe(0);
      expect(totalOf(recipe?.counts ?? [])).toBeLessThanOrEqual(totalOf(counts));
    }
  }
});

test("if several recipes match a color exactly, one with the fewest parts is found", () => {
  const blender = prepareBlend([0xff0000, 0xffff00, 0x0000ff], "rgb");
  const fewest = new Map<number, number>();
  for (const counts of mixturesOf(3)) {
    const rgb24 = toRgb24(blender(counts));
    fewest.set(rgb24, Math.min(totalOf(counts), fewest.get(rgb24) ?? MAX_RECIPE_PARTS));
  }
  expect(fewest.size).toBeGreaterThan(200);
  for (const [target, parts] of fewest) {
    const { counts, deltaE } = findRecipe({ count: 3, blender, target, effort: EFFORT }) ?? { counts: [] };
    expect([deltaE, totalOf(counts)]).toEqual([0, parts]);
  }
});

test("fewer parts win if the difference grows by less than a tenth, but not if by more", () => {
  const find = (simple: number, fine: number) => {
    const blender = (counts: ArrayLike<number>) =>
      fromRgb24(counts[0] === 1 && counts[1] === 0 ? simple : counts[0] === 5 && counts[1] === 7 ? fine : 0);
    return findRecipe({ count: 2, blender, target: 0x808080, effort: EFFORT })?.counts;
  };
  const from = (rgb24: number) => deltaE2000(fromRgb24(rgb24), fromRgb24(0x808080));
  expect(from(0x828080) - from(0x7e8080)).toBeGreaterThan(0);
  expect(from(0x828080) - from(0x7e8080)).toBeLessThan(0.1);
  expect(find(0x828080, 0x7e8080)).toEqual([1, 0]);
  expect(from(0x838080) - from(0x7e8080)).toBeGreaterThan(0.1);
  expect(find(0x838080, 0x7e8080)).toEqual([5, 7]);
});

test("every ratio is tried exactly once", () => {
  const tried: string[] = [];
  const blender = (counts: ArrayLike<number>) => {
    tried.push(Array.from(counts).join());
    return fromRgb24(0);
  };
  findRecipe({ count: 5, blender, target: 0xffffff, effort: EFFORT });
  const all = mixturesOf(5).filter((counts) => counts.filter(Boolean).length <= 4 && counts.reduce(gcd, 0) === 1);
  expect(tried.toSorted()).toEqual(all.map(String).toSorted());
});

test("in linear light the original recipe is found, because no other one gives that color", () => {
  const blender = prepareBlend(ROYGBIV, "linear");
  const counts = [0, 0, 3, 4, 4, 0, 0];
  expect(
    findRecipe({ count: ROYGBIV.length, blender, target: toRgb24(blender(counts)), effort: EFFORT })?.counts,
  ).toEqual(counts);
});

test("an unreachable color gets the nearest recipe, with at most twelve parts", () => {
  const blender = prepareBlend([0xff0000, 0x0000ff], "oklab");
  const recipe = findRecipe({ count: 2, blender, target: 0x00ff00, effort: EFFORT });
  expect(recipe?.deltaE).toBeGreaterThan(30);
  expect(totalOf(recipe?.counts ?? [])).toBeLessThanOrEqual(MAX_RECIPE_PARTS);
});

test("no ratio is closer by more than a tenth of a ΔE than the found one", () => {
  const random = createRandom("nearest");
  const draw = () => Math.floor(random() * 0x1000000);
  for (let round = 0; round < 10; round++) {
    const [blender, target] = [prepareBlend([draw(), draw(), draw()], round < 5 ? "lab" : "cmy"), draw()];
    const differences = mixturesOf(3).map((counts) => deltaE2000Rgb24(toRgb24(blender(counts)), target));
    const recipe = findRecipe({ count: 3, blender, target, effort: EFFORT });
    expect(recipe?.deltaE).toBeLessThanOrEqual(Math.min(...differences) + 0.1);
  }
});

test("no colors return no recipe", () => {
  expect(findRecipe({ count: 0, blender: prepareBlend([], "rgb"), target: 0, effort: EFFORT })).toBeNull();
});

test("the search pauses regularly so that a page can respond", () => {
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

test("the effort limits how many colors a recipe has", () => {
  expect(ingredientLimit(7, 30_000)).toBe(4);
  expect(ingredientLimit(20, 30_000)).toBe(2);
  expect(ingredientLimit(20, 300_000)).toBe(3);
  expect(ingredientLimit(2, 30_000)).toBe(2);
});

test("refining uses up to forty parts of each color and never increases the difference", () => {
  const blender = prepareBlend(ROYGBIV, "rgb");
  const target = toRgb24(blender([0, 0, 17, 22, 0, 3, 0]));
  const coarse = findRecipe({ count: ROYGBIV.length, blender, target, effort: EFFORT });
  if (!coarse) throw new Error("no recipe");
  const fine = refineRecipe(coarse, { blender, target });
  expect(fine.deltaE).toBeLessThanOrEqual(coarse.deltaE);
  expect(Math.max(...fine.counts)).toBeLessThanOrEqual(40);
  expect(toRgb24(blender(fine.counts))).toBe(fine.rgb24);
});

test("no added, removed or exchanged part improves a refined recipe", () => {
  const random = createRandom("finer");
  const blender = prepareBlend([0xff0000, 0xffff00, 0x0000ff, 0xffffff], "oklab");
  const differenceOf = (counts: readonly number[], target: number) =>
    deltaE2000(fromRgb24(toRgb24(blender(counts))), fromRgb24(target));
  let checked = 0;
  for (let round = 0; round < 12; round++) {
    const target = toRgb24(blender(Array.from({ length: 4 }, () => Math.floor(random() * 30))));
    const coarse = findRecipe({ count: 4, blender, target, effort: EFFORT });
    if (!coarse) throw new Error("no recipe");
    const { counts, deltaE } = refineRecipe(coarse, { blender, target });
    // After a reduction to smaller counts, one more part is a larger step than those that were tried.
    if (deltaE === 0 || Math.max(...counts) <= 10) continue;
    checked++;
    for (const [place, parts] of counts.entries()) {
      const near = [
        ...(parts < 40 ? [counts.with(place, parts + 1)] : []),
        ...(parts > 0 ? [counts.with(place, parts - 1)] : []),
        ...[...counts.keys()]
          .filter((other) => other !== place && (counts[other] ?? 0) > 0 && parts < 40)
          .map((other) => counts.with(place, parts + 1).with(other, (counts[other] ?? 0) - 1)),
      ];
      for (const other of near) expect(differenceOf(other, target)).toBeGreaterThanOrEqual(deltaE);
    }
  }
  expect(checked).toBeGreaterThan(2);
});

/** All mixtures with at most 12 parts. */
function mixturesOf(count: number): number[][] {
  let begun: number[][] = [[]];
  for (let at = 0; at < count; at++) {
    begun = begun.flatMap((counts) =>
      Array.from({ length: MAX_RECIPE_PARTS + 1 - totalOf(counts) }, (_, parts) => [...counts, parts]),
    );
  }
  return begun.filter((counts) => totalOf(counts) > 0);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function totalOf(counts: readonly number[]) {
  return counts.reduce((sum, parts) => sum + parts, 0);
}
