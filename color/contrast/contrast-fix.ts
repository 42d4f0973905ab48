import { reduceChroma } from "../chroma.ts";
import type { Oklch, Rgb24 } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";
import { apcaContrast, printRatio, wcagContrast } from "./contrast.ts";

/** A WCAG ratio of 1 to 21, or an APCA Lc of 0 to about 108, of either polarity. */
export type ContrastTarget = { readonly wcag: number } | { readonly apca: number };

export type ContrastFix =
  | {
      readonly color: Rgb24;
      /** The new ratio, or Lc with its sign. */
      readonly contrast: number;
      /** CIEDE2000 between the old and the new color. */
      readonly difference: number;
    }
  | { readonly color: null; readonly reason: string };

/** Precision of the border between failing and passing, in OKLCH lightness: finer than an 8-bit step. */
const LIGHTNESS_STEP = 1e-4;

/**
 * Returns the nearest color that reaches the target, changing only the OKLCH lightness of the text (or the background):
 * the hue stays, and chroma shrinks only at the edge of the gamut. Tries lighter and darker and picks the one with the
 * smaller CIEDE2000. A color that already passes is returned unchanged.
 */
export function fixContrast(
  text: Rgb24,
  background: Rgb24,
  target: ContrastTarget,
  changes: "text" | "background" = "text",
): ContrastFix {
  const original = changes === "text" ? text : background;
  const contrastOf = (candidate: Rgb24) => {
    const [front, back] = changes === "text" ? [candidate, background] : [text, candidate];
    return "wcag" in target ? wcagContrast(front, back) : apcaContrast(front, back);
  };
  const minimum = "wcag" in target ? target.wcag : target.apca;
  const passes = (candidate: Rgb24) => Math.abs(contrastOf(candidate)) >= minimum;
  if (passes(original)) return { color: original, contrast: contrastOf(original), difference: 0 };

  const start = convert(fromRgb24(original), "oklch");
  const found = [passingToward(1, start, passes), passingToward(0, start, passes)]
    .filter((color) => color !== null)
    .map((color) => ({ color, contrast: contrastOf(color), difference: deltaE2000Rgb24(original, color) }));
  const nearest = found.sort((a, b) => a.difference - b.difference)[0];
  if (nearest) return nearest;
  const best = Math.max(Math.abs(contrastOf(0x000000)), Math.abs(contrastOf(0xffffff)));
  return { color: null, reason: failure(target, best, changes) };
}

/**
 * Returns the first passing color toward black (0) or white (1), or null if even the end fails. A failing color and a
 * passing end have one border between them: contrast can only fall until both colors are equal, then rise.
 */
export function passingToward(end: 0 | 1, start: Oklch, passes: (candidate: Rgb24) => boolean): Rgb24 | null {
  let passing: Rgb24 = end === 1 ? 0xffffff : 0x000000;
  if (!passes(passing)) return null;
  let failing = start.l;
  let reached: number = end;
  while (Math.abs(reached - failing) > LIGHTNESS_STEP) {
    const middle = (reached + failing) / 2;
    const candidate = toRgb24(reduceChroma({ ...start, l: middle }, "srgb"));
    if (passes(candidate)) {
      reached = middle;
      passing = candidate;
    } else {
      failing = middle;
    }
  }
  return passing;
}

function failure(target: ContrastTarget, best: number, changes: "text" | "background"): string {
  const [wanted, most] =
    "wcag" in target ? [`${target.wcag}:1`, `${printRatio(best)}:1`] : [`Lc ${target.apca}`, `Lc ${Math.floor(best)}`];
  const against = changes === "text" ? "on this background" : "behind this text";
  return `Not even black or white ${against} reaches ${wanted}; the maximum is ${most}.`;
}
