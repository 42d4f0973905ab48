import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import { parseGradient } from "#color/gradient/parse-css.ts";
import { thinStops } from "#color/gradient/thin-stops.ts";
import { STOPS } from "./state.ts";

export type Pasted =
  | { readonly gradient: ShapedGradient; readonly notes: readonly string[]; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads a CSS gradient, reduced to the maximum number of stops. */
export function readPasted(text: string): Pasted {
  const parsed = parseGradient(text);
  if ("problem" in parsed) return parsed;
  const { gradient, delta } = thinStops(parsed.gradient, STOPS.max);
  const count = parsed.gradient.stops.length;
  if (count <= STOPS.max) return parsed;
  const note = `${count} colors were reduced to ${STOPS.max}; the farthest is off by ΔE ${delta.toFixed(1)}.`;
  return { gradient, notes: [...parsed.notes, note] };
}
