import { findRecipe, type Recipe, type RecipeRequest, refineRecipe } from "#color/recipe.ts";
import { prepareAny } from "./blend-any.ts";
import { rgb24Of } from "./model.ts";
import type { State } from "./state.ts";

export type FoundRecipe = {
  /** Of at most 12 parts. */
  readonly simple: Recipe;
  /** With up to 40 parts of each color; it may be the same. */
  readonly fine: Recipe;
};

/** How many ratios one answer of the server may try: four of seven colors, in some 20 ms. The browser takes more. */
const SERVER_EFFORT = 30_000;
export const BROWSER_EFFORT = 300_000;

/** Null without a target, and while the spectra of paints are not there. */
export function requestOf(state: State, effort: number): RecipeRequest | null {
  const { baseColors, activeMode, target } = state;
  const colors = baseColors.map(({ color }) => rgb24Of(color));
  const blender = target && prepareAny(colors, activeMode);
  return blender ? { count: baseColors.length, blender, target: rgb24Of(target), effort } : null;
}

/** For the first paint. */
export function firstRecipe(state: State): FoundRecipe | null {
  const request = requestOf(state, SERVER_EFFORT);
  const simple = request && findRecipe(request);
  return simple && { simple, fine: refineRecipe(simple, request) };
}
