import type { Color, ColorIn, Oklch, Rgb24, Space, SpaceId, Srgb } from "./color.ts";
import { mapOklchToRgb24 } from "./kernel/gamut-map.ts";
import { parseHex24 } from "./kernel/hex.ts";
import { rgb24ToOklch } from "./kernel/oklab.ts";
import { cmyk, hsl, hsv, hwb } from "./spaces/hsv.ts";
import { lab, lch, oklab, oklch } from "./spaces/lab.ts";
import {
  a98Rgb,
  displayP3,
  displayP3Linear,
  prophotoRgb,
  rec2020,
  srgb,
  srgbLinear,
  xyzD50,
  xyzD65,
} from "./spaces/rgb.ts";

/** Every space by its id. */
export const SPACES = Object.fromEntries(
  [
    ...[srgb, srgbLinear, displayP3, displayP3Linear, a98Rgb, prophotoRgb, rec2020],
    ...[hsl, hsv, hwb, cmyk, lab, lch, oklab, oklch, xyzD50, xyzD65],
  ].map((space) => [space.id, space]),
) as unknown as { readonly [Id in SpaceId]: Space<Id> };

/** Added before truncating: an exact half in HSL ends up slightly below a half after conversion. */
const HALF = 0.5 + 1e-9;

type Step = (color: Color) => Color;

// The functions that convert from one space to another, found on first use.
const PATHS: { [From in SpaceId]?: { [To in SpaceId]?: readonly Step[] } } = {};

/**
 * Converts a color to another space, unrounded and not gamut-mapped; alpha is kept. A `null` hue counts as 0 on input;
 * grays get a `null` hue in every polar space. A color already in that space is returned unchanged. Throws a TypeError
 * if either space is unknown.
 */
export function convert<Id extends SpaceId>(color: Color, to: Id): ColorIn<Id>;
export function convert(color: Color, to: SpaceId): Color {
  if (color.space === to) return color;
  let current = color;
  let path = PATHS[color.space]?.[to];
  if (!path) {
    path = findPath(color.space, to);
    PATHS[color.space] = { ...PATHS[color.space], [to]: path };
  }
  for (const step of path) current = step(current);
  return current;
}

/** 0xRRGGBB as an opaque sRGB color. */
export function fromRgb24(value: Rgb24): Srgb {
  return {
    space: "srgb",
    r: (value >>> 16) / 255,
    g: ((value >>> 8) & 255) / 255,
    b: (value & 255) / 255,
    alpha: 1,
  };
}

/** The nearest 8-bit sRGB color; colors outside sRGB are gamut-mapped per CSS Color 4. Alpha is ignored. */
export function toRgb24(color: Color): Rgb24 {
  if (color.space === "oklch") return mapOklchToRgb24(color.l, color.c, color.h ?? 0);
  const { r, g, b } = convert(color, "srgb");
  if (r >= 0 && r <= 1 && g >= 0 && g <= 1 && b >= 0 && b <= 1) {
    return (((r * 255 + HALF) | 0) << 16) | (((g * 255 + HALF) | 0) << 8) | ((b * 255 + HALF) | 0);
  }
  const { l, c, h } = convert(color, "oklch");
  return mapOklchToRgb24(l, c, h ?? 0);
}

/** Converts `#rgb` or `#rrggbb` straight to OKLCH; `null` for any other text. */
export function hexToOklch(hex: string): Oklch | null {
  const value = parseHex24(hex);
  return value < 0 ? null : rgb24ToOklch(value);
}

/** Goes up from one space and down to the other; the deeper of the two always goes to its base. */
function findPath(from: SpaceId, to: SpaceId): readonly Step[] {
  if (from === to) return [];
  if (depth(from) > depth(to)) return [SPACES[from].toBase as Step, ...findPath(SPACES[from].base, to)];
  return [...findPath(from, SPACES[to].base), SPACES[to].fromBase as Step];
}

/** Untyped callers pass strings and numbers as colors, which have no space. */
function depth(id: SpaceId): number {
  const base = SPACES[id]?.base;
  if (!base) throw new TypeError(`Not the space of a color object: ${id}`);
  return base === id ? 0 : 1 + depth(base);
}
