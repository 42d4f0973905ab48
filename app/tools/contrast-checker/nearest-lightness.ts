import { reduceChroma } from "#color/chroma.ts";
import type { Color, Oklch } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";

/** A color that was found, with its CIEDE2000 from the one that was given, opacity aside. */
export type Found = { readonly color: Color; readonly difference: number };

/** OKLCH lightness to which the border between failing and passing is found: finer than one step of 8 bits. */
const LIGHTNESS_STEP = 1e-4;

/**
 * The color that passes and differs least, by changing only the OKLCH lightness: hue and opacity stay, and chroma gives
 * way only where sRGB ends. Where neither black nor white of this opacity passes, opacity is given up; `null` where they
 * do not pass solid either. For what the engine's own fix does not know: opacity, many backgrounds at once.
 */
export function nearestLightness(color: Color, passes: (candidate: Color) => boolean): Found | null {
  if (passes(color)) return { color, difference: 0 };
  const start = convert(color, "oklch");
  const found = closer(towards(1, start, passes), towards(0, start, passes), color);
  return found ?? (color.alpha < 1 ? nearestLightness({ ...color, alpha: 1 }, passes) : null);
}

/** The same where even the ends may fail and only a range between them passes: tries 200 steps. */
export function nearestInRange(color: Color, passes: (candidate: Color) => boolean): Found | null {
  const start = convert(color, "oklch");
  const steps = Array.from({ length: 201 }, (_, step) => at(start, step / 200)).filter(passes);
  return steps.reduce<Found | null>((best, candidate) => closer(best?.color ?? null, candidate, color), null);
}

function towards(end: 0 | 1, start: Oklch, passes: (candidate: Color) => boolean): Color | null {
  let passing = at(start, end);
  if (!passes(passing)) return null;
  let failing = start.l;
  let reached: number = end;
  while (Math.abs(reached - failing) > LIGHTNESS_STEP) {
    const middle = (reached + failing) / 2;
    const candidate = at(start, middle);
    if (passes(candidate)) {
      reached = middle;
      passing = candidate;
    } else {
      failing = middle;
    }
  }
  return passing;
}

/** In 8 bits, as it will be shown. */
function at(start: Oklch, l: number): Color {
  const end = l === 0 ? 0x000000 : 0xffffff;
  const rgb24 = l === 0 || l === 1 ? end : toRgb24(reduceChroma({ ...start, l, alpha: 1 }, "srgb"));
  return { ...fromRgb24(rgb24), alpha: start.alpha };
}

function closer(a: Color | null, b: Color | null, given: Color): Found | null {
  const found = [a, b]
    .filter((color) => color !== null)
    .map((color) => ({ color, difference: deltaE2000Rgb24(toRgb24(given), toRgb24(color)) }));
  return found.sort((first, second) => first.difference - second.difference)[0] ?? null;
}
