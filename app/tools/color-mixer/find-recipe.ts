import { parseHex24 } from "#color/kernel/hex.ts";
import { findRecipe, type Recipe, type RecipeRequest, refineRecipe } from "#color/recipe.ts";
import { prepareAny } from "./blend-any.ts";
import type { State } from "./state.ts";

export type FoundRecipe = {
  /** Uses at most 12 parts. */
  readonly simple: Recipe;
  /** Up to 40 parts of each color; may be the same as `simple`. */
  readonly fine: Recipe;
};

/** How many ratios one server response may try: four of seven colors, in about 20 ms. The browser tries more. */
const SERVER_EFFORT = 30_000;
export const BROWSER_EFFORT = 300_000;

/** Null without a target, or while the paint spectra are loading. */
export function requestOf(state: State, effort: number): RecipeRequest | null {
  const { baseColors, activeMode, target } = state;
  const colors = baseColors.map(({ color }) => parseHex24(color));
  const blender = target && prepareAny(colors, activeMode);
  return blender ? { count: baseColors.length, blender, target: parseHex24(target), effort } : null;
}

/** Computed on the server for the first paint. */
export function firstRecipe(state: State): FoundRecipe | null {
  const request = requestOf(state, SERVER_EFFORT);
  const simple = request && findRecipe(request);
  return simple && { simple, fine: refineRecipe(simple, request) };
}
