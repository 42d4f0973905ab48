import type { Color, Hsl } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { isInGamut, mapToGamut } from "#color/gamut.ts";
import { hslFromRyb, rybFromHsl, type Wheel } from "#color/harmony/harmony.ts";
import { normalizeHue } from "#color/kernel/hue.ts";
import { round } from "#color/round.ts";

/**
 * A color in wheel coordinates. `h` is the angle on the wheel in degrees. On the OKLCH wheel, `c` and `l` are OKLCH
 * chroma and lightness; on the other two they are HSL saturation and lightness, 0 to 1.
 */
export type Polar = { readonly h: number; readonly c: number; readonly l: number };
export type Channel = keyof Polar;

/** The chroma at the rim of the wheel: slightly above sRGB's maximum of 0.3225, at magenta. */
export const RIM_CHROMA: Record<Wheel, number> = { oklch: 0.33, hsl: 1, ryb: 1 };

/** A gray without a hue is placed at 0 degrees. */
export function toPolar(color: Color, wheel: Wheel): Polar {
  if (wheel === "oklch") {
    const { l, c, h } = convert(color, "oklch");
    return { h: h ?? 0, c, l };
  }
  const { h, s, l } = hslOf(color);
  const hue = normalizeHue(h ?? 0);
  return { h: wheel === "ryb" ? rybFromHsl(hue) : hue, c: s / 100, l: l / 100 };
}

/** Colors made here stay as they are, because in RGB black, white and grays have no hue or saturation. */
function hslOf(color: Color): Hsl {
  const isOnWheel = color.space === "hsl" && color.s >= 0 && color.s <= 100 && isInGamut(color, "srgb");
  return isOnWheel ? color : convert(mapToGamut(color, "srgb"), "hsl");
}

/** Rounded to what a screen can show, so that addresses stay short. */
export function fromPolar(polar: Polar, wheel: Wheel, alpha: number): Color {
  const { h, c, l } = roundPolar(polar);
  if (wheel === "oklch") return { space: "oklch", l, c, h, alpha };
  const hue = wheel === "ryb" ? round(hslFromRyb(h), 2) : h;
  return { space: "hsl", h: hue, s: round(c * 100, 2), l: round(l * 100, 2), alpha };
}

export function roundPolar({ h, c, l }: Polar): Polar {
  return { h: normalizeHue(round(normalizeHue(h), 2)), c: round(c, 4), l: round(l, 4) };
}

const RADIANS = Math.PI / 180;

/** Offset from the center in units of the wheel's radius: right and down. */
export function pointOf({ h, c }: Pick<Polar, "h" | "c">, wheel: Wheel): { x: number; y: number } {
  const radius = Math.min(1, c / RIM_CHROMA[wheel]);
  // Rounded, because the server and the browser render the same page and their sines differ in the last digits.
  return { x: round(radius * Math.sin(h * RADIANS), 5), y: round(-radius * Math.cos(h * RADIANS), 5) };
}

/** Within a pixel or two of the center the pointer can't express an angle, so `h` is left out and the hue stays. */
export function polarOf({ x, y }: { x: number; y: number }, wheel: Wheel): { h?: number; c: number } {
  const radius = Math.hypot(x, y);
  const c = Math.min(1, radius) * RIM_CHROMA[wheel];
  return radius < 0.01 ? { c } : { h: normalizeHue(Math.atan2(x, -y) / RADIANS), c };
}
