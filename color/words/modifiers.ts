import { maxChroma } from "../chroma.ts";
import { clamp } from "../clamp.ts";
import type { Oklch } from "../color.ts";
import { convert } from "../convert.ts";

export type ModifierId = "neon" | "vivid" | "dusty" | "pastel" | "pale" | "dark" | "warm" | "cold";

/** OKLCH of what warm and cold palettes are mixed with, at any lightness: an orange, and a blue. */
const WARM = { c: 0.1, h: 60 };
const COLD = { c: 0.08, h: 245 };
const CAST = 0.4;
/** Darker than this a neon palette keeps its colors, as what the light shines out of. */
const NEON_GROUND_L = 0.35;

const MODIFIERS: Readonly<Record<ModifierId, (color: Oklch) => Oklch>> = {
  neon: (color) =>
    color.l < NEON_GROUND_L
      ? { ...color, l: color.l * 0.8 }
      : withShare({ ...color, l: clamp(color.l, 0.65, 0.88) }, 0.97),
  vivid: (color) => withShare(color, 0.85),
  dusty: (color) => ({ ...color, l: color.l + (0.66 - color.l) * 0.3, c: color.c * 0.45 }),
  pastel: (color) => ({ ...color, l: 0.84 + color.l * 0.1, c: clamp(color.c * 0.5, 0.025, 0.085) }),
  pale: (color) => ({ ...color, l: color.l + (0.95 - color.l) * 0.55, c: color.c * 0.6 }),
  dark: (color) => ({ ...color, l: color.l * 0.58, c: color.c * 0.85 }),
  warm: (color) => tint(color, WARM),
  cold: (color) => tint(color, COLD),
};

export function isModifierId(text: string): text is ModifierId {
  return Object.hasOwn(MODIFIERS, text);
}

/** The color as the words change it, one after the other; in sRGB, with its lightness and hue. */
export function modify(color: Oklch, ids: readonly ModifierId[]): Oklch {
  const changed = ids.reduce((before, id) => MODIFIERS[id](before), color);
  return { ...changed, c: Math.min(changed.c, maxChroma(changed.l, changed.h, "srgb")) };
}

/** With at least a part of the chroma that sRGB has there. Grays stay gray. */
function withShare(color: Oklch, share: number): Oklch {
  if (color.c < 0.02) return color;
  return { ...color, c: Math.max(color.c, share * maxChroma(color.l, color.h, "srgb")) };
}

/** Mixed in OKLab, so that no hue comes in that is in neither. */
function tint({ alpha, ...color }: Oklch, { c, h }: { c: number; h: number }): Oklch {
  const { l, a, b } = convert({ ...color, alpha }, "oklab");
  const cast = convert({ space: "oklch", l, c, h, alpha }, "oklab");
  const mix = (from: number, to: number) => from + (to - from) * CAST;
  return convert({ space: "oklab", l, a: mix(a, cast.a), b: mix(b, cast.b), alpha }, "oklch");
}
