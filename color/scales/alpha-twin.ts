import { clamp } from "../clamp.ts";
import type { Rgb24, Srgb } from "../color.ts";
import { bytesOf } from "../kernel/hex.ts";

/**
 * The most transparent color that looks the same on a background: laid over it by source-over on sRGB values, as
 * browsers do, and rounded to 8 bits, it gives exactly the color. The background color itself becomes fully
 * transparent.
 */
export function alphaTwin(color: Rgb24, background: Rgb24): Srgb {
  const wanted = bytesOf(color);
  const below = bytesOf(background);
  for (let alpha = leastAlpha(wanted, below); alpha < 255; alpha++) {
    const top = wanted.map((value, i) => topChannel(value, below[i] as number, alpha / 255));
    if (top.every((value) => value !== null)) return twin(top as number[], alpha);
  }
  return twin(wanted, 255);
}

/** An 8-bit channel that gives the wanted one, or null if there is none. */
function topChannel(wanted: number, below: number, alpha: number): number | null {
  if (alpha === 0) return wanted === below ? 0 : null;
  const value = clamp(Math.round(below + (wanted - below) / alpha), 0, 255);
  return Math.round(value * alpha + below * (1 - alpha)) === wanted ? value : null;
}

/** Less alpha than this can't move every channel far enough, even with favorable rounding. */
function leastAlpha(wanted: readonly number[], below: readonly number[]): number {
  const needs = wanted.map((value, i) => {
    const from = below[i] as number;
    const room = value > from ? 255 - from : from;
    return value === from ? 0 : (Math.abs(value - from) - 0.5) / room;
  });
  return Math.max(Math.floor(Math.max(...needs) * 255), 0);
}

function twin([r = 0, g = 0, b = 0]: readonly number[], alpha: number): Srgb {
  return { space: "srgb", r: r / 255, g: g / 255, b: b / 255, alpha: alpha / 255 };
}
