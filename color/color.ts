// The color types that the whole application passes around. Every value is unrounded; rounding happens in print.ts.

/** An sRGB color as text, always `#RRGGBB` in upper case. Made by `printHex`, read by `parse`. */
export type Hex = `#${string}`;

/** An 8-bit sRGB color as one number, 0xRRGGBB, for loops, tables and histories. */
export type Rgb24 = number;

export type NamedRgb24 = { readonly name: string; readonly rgb24: Rgb24 };

/** Degrees, 0 ≤ h < 360. `null` where hue has no meaning (grays) or was written as `none`. Never NaN. */
export type Hue = number | null;

/** One type for each space. */
type Declared<Space extends string, Channels> = Space extends string ? Common<Space> & Readonly<Channels> : never;

type Common<Space extends string> = {
  readonly space: Space;
  readonly alpha: number;
  /**
   * The channels, including "alpha", that were written as `none`. Their value is 0; `mix` takes them from the other
   * color. A channel that is no longer 0 is no longer missing. A missing hue is `null` instead.
   */
  readonly missing?: readonly string[];
};

type RedGreenBlue = { r: number; g: number; b: number };

/** Red, green, blue, each 0 to 1 inside the gamut, below 0 and above 1 outside it. */
export type Srgb = Declared<"srgb", RedGreenBlue>;
/** The same for other RGB spaces; the linear ones hold linear light. */
type OtherRgb = Declared<
  "srgb-linear" | "display-p3" | "display-p3-linear" | "a98-rgb" | "prophoto-rgb" | "rec2020",
  RedGreenBlue
>;
/** Hue in degrees, saturation and lightness 0 to 100. */
export type Hsl = Declared<"hsl", { h: Hue; s: number; l: number }>;
/** Hue in degrees, saturation and value 0 to 100. */
export type Hsv = Declared<"hsv", { h: Hue; s: number; v: number }>;
/** Hue in degrees, whiteness and blackness 0 to 100. */
type Hwb = Declared<"hwb", { h: Hue; w: number; b: number }>;
/** Cyan, magenta, yellow, black, 0 to 100, with the basic formula: no ink, no paper, no ICC profile. */
export type Cmyk = Declared<"cmyk", { c: number; m: number; y: number; k: number }>;
/** CIE Lab with the D50 white of CSS: L 0 to 100, a and b about −125 to 125. */
export type Lab = Declared<"lab", { l: number; a: number; b: number }>;
/** CIE LCH with the D50 white of CSS: L 0 to 100, C 0 to about 150, hue in degrees. */
export type Lch = Declared<"lch", { l: number; c: number; h: Hue }>;
/** OKLab: L 0 to 1, a and b about −0.4 to 0.4. */
export type Oklab = Declared<"oklab", { l: number; a: number; b: number }>;
/** OKLCH: L 0 to 1, C 0 to about 0.4, hue in degrees. */
export type Oklch = Declared<"oklch", { l: number; c: number; h: Hue }>;
type Xyz = Declared<"xyz-d50" | "xyz-d65", { x: number; y: number; z: number }>;

export type Color = Srgb | OtherRgb | Hsl | Hsv | Hwb | Cmyk | Lab | Lch | Oklab | Oklch | Xyz;

export type SpaceId = Color["space"];

/** The color type of one space: `ColorIn<"oklch">` is `Oklch`. */
export type ColorIn<Space extends SpaceId> = Extract<Color, { space: Space }>;

/**
 * Declares one color space. `base` is the space that defines it, and the two functions are the only way in and out, so
 * every pair of spaces meets somewhere on the way to XYZ D65, which is its own base.
 */
export type Space<Id extends SpaceId = SpaceId, Base extends SpaceId = SpaceId> = {
  readonly id: Id;
  /** The letters of the channels, in CSS order. */
  readonly letters: string;
  readonly base: Base;
  fromBase(color: ColorIn<Base>): ColorIn<Id>;
  toBase(color: ColorIn<Id>): ColorIn<Base>;
};

/** The value of a channel, or of "alpha"; undefined if the color's space has no channel of that name. */
export function channelOf(color: Color, channel: string): number | null | undefined {
  return (color as unknown as Readonly<Record<string, number | null | undefined>>)[channel];
}

/** Whether a channel, or "alpha", was written as `none` and not set since; also true for a hue of `null`. */
export function isMissing(color: Color, channel: string): boolean {
  const value = channelOf(color, channel);
  return value === null || (value === 0 && color.missing !== undefined && color.missing.includes(channel));
}
