import { addParts } from "./changes.ts";
import { MAX_COUNT } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** More or fewer parts of one color, with a message at a limit. A `preview` is a step of a gesture that is committed later. */
export function changeParts(bench: Bench, place: number, by: number, isPreview = false) {
  const { controls, state, announce, labelOf } = bench;
  const base = state.baseColors[place];
  if (!base) return;
  const next = addParts(state, place, by).baseColors[place]?.count ?? 0;
  if (by > 0 && next === MAX_COUNT) announce(`${labelOf(base.color)} has ${MAX_COUNT} parts, the maximum.`);
  else if (by < 0 && base.count === 0) announce(`There is no ${labelOf(base.color)} to remove.`);
  else announce("");
  if (next === base.count) return;
  if (isPreview) controls.preview(addParts, place, by);
  else controls.apply(addParts, place, by);
}
