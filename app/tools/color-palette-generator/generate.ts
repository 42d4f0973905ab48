import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { generatePalette } from "#color/generate/palette.ts";
import { type GenerateRequest, isLocked, type Slot } from "#color/generate/request.ts";
import type { State } from "./state.ts";

const NONE: readonly string[] = [];

export function requestOf({ seed, slots, harmony, mode, hue, boldness, constraints }: State): GenerateRequest {
  return { seed, slots, harmony, mode, hue, boldness: boldness / 100, constraints };
}

/** The palette that the seed gives: what is locked stays, all else is drawn anew. */
export function generate(state: State, seed: string): State {
  if (state.slots.every(({ locks }) => isLocked(locks))) return state;
  const { colors } = generatePalette(requestOf({ ...state, seed }));
  const slots = state.slots.map((slot, index) => keepChannels(slot, colors[index] ?? slot.color));
  return { ...state, seed, slots };
}

/** What could not be reached, in sentences. Only colors that were drawn can have failed. */
export function problemsOf(state: State): readonly string[] {
  return state.seed === "" ? NONE : generatePalette(requestOf(state)).problems;
}

/**
 * A channel that is held must not wander: 8 bits round a hue by degrees where there is little chroma, and the next palette
 * would begin from the rounded one. So such a color stays in OKLCH, with the held numbers as they were.
 */
function keepChannels({ color: old, locks }: Slot, drawn: Color): Slot {
  if (isLocked(locks)) return { color: old, locks };
  if (!locks.hue && !locks.chroma && !locks.lightness) return { color: drawn, locks };
  const held = convert(old, "oklch");
  const next = convert(drawn, "oklch");
  const color: Color = {
    space: "oklch",
    alpha: 1,
    l: round(locks.lightness ? held.l : next.l, 4),
    c: round(locks.chroma ? held.c : next.c, 4),
    h: roundHue(locks.hue ? held.h : next.h),
  };
  return { color, locks };
}

function round(value: number, digits: number) {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

function roundHue(hue: number | null) {
  return hue === null ? null : round(hue, 2) % 360;
}
