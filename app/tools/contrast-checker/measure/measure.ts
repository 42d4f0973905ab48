import { reduceChroma } from "#color/chroma.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { passingToward } from "#color/contrast/contrast-fix.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";

export type Measured = {
  /** Both colors as seen where WCAG is worst: in sRGB, with transparency resolved. */
  readonly text: Rgb24;
  readonly background: Rgb24;
  /** WCAG 2.2, unrounded, 1 to 21. */
  readonly ratio: number;
  /** APCA, signed. */
  readonly lc: number;
  /** For a transparent background: the worst gray behind it, and the best possible ratio. */
  readonly behind: { readonly worst: Rgb24; readonly bestRatio: number } | null;
};

const GRAYS = Array.from({ length: 256 }, (_, level) => level * 0x010101);

/**
 * Contrast of text on a background, with transparency resolved. What is behind a transparent background is unknown, so
 * all 256 grays are tried and the worst one counts, separately for each of the two measures: often it is not white or
 * black but a gray in between.
 */
export function measure(text: Color, background: Color): Measured {
  const front = sheetOf(text);
  const back = sheetOf(background);
  if (back.alpha >= 1) return { ...measureOn(front, back.rgb24), behind: null };
  let worst = { ...measureOn(front, layOver(back, 0)), behind: { worst: 0, bestRatio: 0 } };
  let { lc } = worst;
  let bestRatio = 0;
  for (const gray of GRAYS) {
    const measured = measureOn(front, layOver(back, gray));
    bestRatio = Math.max(bestRatio, measured.ratio);
    if (Math.abs(measured.lc) < Math.abs(lc)) lc = measured.lc;
    if (measured.ratio < worst.ratio) worst = { ...measured, behind: { worst: gray, bestRatio } };
  }
  return { ...worst, lc, behind: { ...worst.behind, bestRatio } };
}

function measureOn(text: Sheet, background: Rgb24): Omit<Measured, "behind"> {
  const front = layOver(text, background);
  return { text: front, background, ratio: wcagContrast(front, background), lc: apcaContrast(front, background) };
}

/** An 8-bit color and its opacity, 0 to 1. */
export type Sheet = { readonly rgb24: Rgb24; readonly alpha: number };

export function sheetOf(color: Color): Sheet {
  return { rgb24: toRgb24(color), alpha: color.alpha };
}

/** Source-over on sRGB bytes, as browsers do it. https://www.w3.org/TR/compositing-1/#simplealphacompositing */
export function layOver({ rgb24, alpha }: Sheet, below: Rgb24): Rgb24 {
  if (alpha >= 1) return rgb24;
  const red = blend(rgb24 >>> 16, below >>> 16, alpha);
  const green = blend((rgb24 >>> 8) & 255, (below >>> 8) & 255, alpha);
  return (red << 16) | (green << 8) | blend(rgb24 & 255, below & 255, alpha);
}

function blend(top: number, below: number, alpha: number): number {
  return Math.round(top * alpha + below * (1 - alpha));
}

/** The color found, and its CIEDE2000 from the given one as seen. */
export type Found = { readonly color: Color; readonly difference: number };

/**
 * The passing color that differs least, found by changing only the OKLCH lightness: hue and opacity stay, and chroma is
 * reduced only to fit sRGB. If neither black nor white passes at this opacity, the color becomes less transparent or, if
 * it doesn't pass even opaque, an opaque color of another lightness; null if none passes. Covers what the engine's fix
 * doesn't support: opacity and several backgrounds at once. `seen` returns a color as seen, with its transparency
 * resolved.
 */
export function nearestLightness(
  color: Color,
  passes: (candidate: Color) => boolean,
  seen: (candidate: Color) => Rgb24 = toRgb24,
): Found | null {
  const found = closest(lightnesses(color, passes), color, seen);
  if (found || color.alpha === 1) return found;
  const opaque = { ...color, alpha: 1 };
  return closest(passes(opaque) ? [leastOpaque(color, passes)] : lightnesses(opaque, passes), color, seen);
}

/** The color with the lowest opacity that passes, in steps of a hex code. It must pass when opaque. */
function leastOpaque(color: Color, passes: (candidate: Color) => boolean): Color {
  const at = (step: number) => ({ ...color, alpha: step / 255 });
  let failing = Math.floor(color.alpha * 255);
  let passing = 255;
  while (passing - failing > 1) {
    const middle = (passing + failing) >> 1;
    if (passes(at(middle))) passing = middle;
    else failing = middle;
  }
  return at(passing);
}

/** The color itself if it passes, else the nearest lighter and darker ones that do. */
function lightnesses(color: Color, passes: (candidate: Color) => boolean): Color[] {
  if (passes(color)) return [color];
  const start = convert(color, "oklch");
  const found = ([1, 0] as const).map((end) => passingToward(end, start, (rgb24) => passes(withAlpha(rgb24, color))));
  return found.filter((rgb24) => rgb24 !== null).map((rgb24) => withAlpha(rgb24, color));
}

function withAlpha(rgb24: Rgb24, { alpha }: Color): Color {
  return { ...fromRgb24(rgb24), alpha };
}

/** The same for cases where even the ends may fail and only a range in between passes: tries 200 steps. */
export function nearestInRange(color: Color, passes: (candidate: Color) => boolean): Found | null {
  const start = convert(color, "oklch");
  const steps = Array.from({ length: 201 }, (_, step) => reduceChroma({ ...start, l: step / 200 }, "srgb"));
  return closest(steps.map((step) => withAlpha(toRgb24(step), color)).filter(passes), color, toRgb24);
}

function closest(candidates: readonly Color[], given: Color, seen: (color: Color) => Rgb24): Found | null {
  const from = seen(given);
  const found = candidates.map((color) => ({ color, difference: deltaE2000Rgb24(from, seen(color)) }));
  return found.sort((first, second) => first.difference - second.difference)[0] ?? null;
}
