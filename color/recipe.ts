import type { Blender } from "./blend.ts";
import type { Rgb24 } from "./color.ts";
import { toRgb24 } from "./convert.ts";
import { deltaE2000Rgb24 } from "./kernel/lab.ts";

/** Parts of each color, in color order, and the resulting mixture. */
export type Recipe = {
  readonly counts: readonly number[];
  readonly rgb24: Rgb24;
  /** ΔE2000 from the target. */
  readonly deltaE: number;
};

/** `effort` is the maximum number of ratios to try, which decides how many colors go into one mixture. */
export type RecipeRequest = {
  readonly count: number;
  readonly blender: Blender;
  readonly target: Rgb24;
  readonly effort: number;
};

export const MAX_RECIPE_PARTS = 12;
const MAX_INGREDIENTS = 4;
/** How many of the nearest are kept, to choose the one with the fewest parts. */
const FINALISTS = 24;
/** If two mixtures differ by less, the one with fewer parts wins. */
const SAME_DELTA_E = 0.1;
const STEPS_A_SLICE = 200;
const MAX_FINE_COUNT = 40;
const MAX_CLIMB_STEPS = 60;

/**
 * Finds the mixture of at most 12 parts closest to a color: every ratio of one or two colors is tried, and of three and
 * four as far as `effort` allows. A generator, so that the page can do other work in between; it returns the recipe, or
 * null without colors. An exact match is always found, with the fewest parts.
 */
export function* searchRecipe({ count, blender, target, effort }: RecipeRequest): Generator<void, Recipe | null> {
  const finalists: Recipe[] = [];
  let tried = 0;
  for (let size = 1; size <= ingredientLimit(count, effort); size++) {
    const ratios = ratiosOf(size);
    for (const places of choose(count, size)) {
      for (const ratio of ratios) {
        const counts = new Array<number>(count).fill(0);
        for (const [at, place] of places.entries()) counts[place] = ratio[at] as number;
        const rgb24 = toRgb24(blender(counts));
        const recipe = { counts, rgb24, deltaE: deltaE2000Rgb24(rgb24, target) };
        const last = finalists.at(-1);
        if (finalists.length < FINALISTS || (last && isNearer(recipe, last))) {
          if (finalists.length === FINALISTS) finalists.pop();
          const place = finalists.findIndex((other) => isNearer(recipe, other));
          finalists.splice(place < 0 ? finalists.length : place, 0, recipe);
        }
        if (++tried % STEPS_A_SLICE === 0) yield;
      }
    }
  }
  return bestOf(finalists);
}

/** `searchRecipe` in one go. */
export function findRecipe(request: RecipeRequest): Recipe | null {
  const search = searchRecipe(request);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Improves a recipe, with up to 40 parts per color, until adding, removing or exchanging a part no longer helps. */
export function refineRecipe(start: Recipe, { blender, target }: Pick<RecipeRequest, "blender" | "target">): Recipe {
  const scale = Math.max(1, Math.floor(MAX_FINE_COUNT / 2 / Math.max(...start.counts)));
  let best: Recipe = { ...start, counts: start.counts.map((parts) => parts * scale) };
  for (let step = 0; step < MAX_CLIMB_STEPS && best.deltaE > 0; step++) {
    let next = best;
    for (const counts of neighborsOf(best.counts)) {
      const rgb24 = toRgb24(blender(counts));
      const deltaE = deltaE2000Rgb24(rgb24, target);
      if (deltaE < next.deltaE) next = { counts, rgb24, deltaE };
    }
    if (next === best) break;
    best = next;
  }
  const divisor = best.counts.reduce(gcd, 0);
  return { ...best, counts: best.counts.map((parts) => parts / divisor) };
}

function isNearer(a: Recipe, b: Recipe) {
  return a.deltaE < b.deltaE || (a.deltaE === b.deltaE && totalOf(a.counts) < totalOf(b.counts));
}

/** The first of the finalists is the nearest. */
function bestOf(finalists: readonly Recipe[]): Recipe | null {
  const [nearest] = finalists;
  if (!nearest || nearest.deltaE === 0) return nearest ?? null;
  const good = finalists.filter(({ deltaE }) => deltaE <= nearest.deltaE + SAME_DELTA_E);
  return good.sort((a, b) => totalOf(a.counts) - totalOf(b.counts) || a.deltaE - b.deltaE)[0] ?? null;
}

function totalOf(counts: readonly number[]) {
  return counts.reduce((sum, parts) => sum + parts, 0);
}

/** The most colors in a mixture: one and two always; three and four if that stays within the effort. */
export function ingredientLimit(count: number, effort: number): number {
  let tries = 0;
  for (let size = 1; size <= Math.min(count, MAX_INGREDIENTS); size++) {
    tries += combinations(count, size) * ratiosOf(size).length;
    if (size > 2 && tries > effort) return size - 1;
  }
  return Math.min(count, MAX_INGREDIENTS);
}

function combinations(count: number, size: number): number {
  let result = 1;
  for (let at = 0; at < size; at++) result = (result * (count - at)) / (at + 1);
  return result;
}

const knownRatios = new Map<number, readonly (readonly number[])[]>();

/** All lists of `size` positive numbers with a sum of at most 12 and no common divisor. */
function ratiosOf(size: number): readonly (readonly number[])[] {
  const known = knownRatios.get(size) ?? [...fill([], size)].filter((ratio) => ratio.reduce(gcd, 0) === 1);
  knownRatios.set(size, known);
  return known;
}

function* fill(begun: readonly number[], size: number): Generator<readonly number[]> {
  if (begun.length === size) return yield begun;
  const left = MAX_RECIPE_PARTS - totalOf(begun) - (size - begun.length - 1);
  for (let parts = 1; parts <= left; parts++) yield* fill([...begun, parts], size);
}

/** Every choice of `size` indexes below `count`, in order. */
function* choose(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) return yield [];
  for (let place = from; place <= count - size; place++) {
    for (const rest of choose(count, size - 1, place + 1)) yield [place, ...rest];
  }
}

function* neighborsOf(counts: readonly number[]): Generator<number[]> {
  for (const [place, parts] of counts.entries()) {
    if (parts < MAX_FINE_COUNT) {
      yield counts.with(place, parts + 1);
      for (const [other, otherParts] of counts.entries()) {
        if (other !== place && otherParts > 0) yield counts.with(place, parts + 1).with(other, otherParts - 1);
      }
    }
    if (parts > 0 && totalOf(counts) > parts) yield counts.with(place, parts - 1);
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
