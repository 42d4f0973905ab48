import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { differenceVerdict } from "#color/difference/difference.ts";
import { isInGamut } from "#color/gamut.ts";
import type { NameService, NearestName } from "#color/names.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { hexOf } from "#color/text/print.ts";

/** A color looked up by its value, with the names around it. A `difference` is a ΔE with one decimal. */
export type AskedValue = NonNullable<ReturnType<typeof askValue>>;

/** Null if the text isn't a color. */
export function askValue(text: string, names: NameService, nearestCount: number) {
  const color = parsePasted(text);
  if (!color) return null;
  const rgb24 = toRgb24(color);
  return {
    hex: hexOf(rgb24),
    /** "dark muted teal". */
    words: describe({ ...color, alpha: 1 }),
    /** What the shown color loses compared to the requested one. */
    loss: lossOf(color),
    /** The name that tools and color pages use: the nearest curated one. */
    common: nameOf(names.best(rgb24)),
    /** The nearest of all names, nearest first. */
    nearest: names.nearestMany(rgb24, nearestCount).map((near) => ({
      ...nameOf(near),
      hex: hexOf(near.rgb24),
      verdict: near.deltaE === 0 ? "Exactly this color" : differenceVerdict(near.deltaE).words,
    })),
  };
}

export function nameOf({ name, deltaE }: NearestName) {
  return { name, difference: printDifference(deltaE) };
}

/** True for text made of letters, such as "teal" or "decade", which may be a name even if it is also a value. */
export function isLikeName(text: string) {
  return /^[\p{L}\p{M}’'.&\s-]+$/u.test(text);
}

function lossOf(color: Color) {
  const isOutside = !isInGamut(color, "srgb");
  const isClear = color.alpha < 1;
  if (isOutside && isClear) return "Outside sRGB and transparent: shown as the nearest opaque sRGB color.";
  if (isOutside) return "Outside sRGB: shown as the nearest color inside, by CSS Color 4 gamut mapping.";
  return isClear ? "Transparent: shown opaque." : null;
}
