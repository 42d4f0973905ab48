import { type Color, type ColorIn, isMissing, type SpaceId } from "./color.ts";
import { convert, SPACES } from "./convert.ts";
import { normalizeHue } from "./kernel/hue.ts";

/** Directions around the hue circle. https://www.w3.org/TR/css-color-4/#hue-interpolation */
export const HUE_ARCS = ["shorter", "longer", "increasing", "decreasing"] as const;
export type HueArc = (typeof HUE_ARCS)[number];

type MixOptions<Space extends SpaceId> = { readonly space?: Space; readonly hue?: HueArc; readonly amount?: number };

/**
 * Mixes two colors as CSS does (https://www.w3.org/TR/css-color-4/#interpolation): `amount` 0 returns `a`, 1 returns
 * `b`, anything between a mix in `space` (OKLab by default). Channels are weighted by alpha; a channel missing in one
 * color comes from the other. The result is in `space`, unrounded and not gamut-mapped.
 */
export function mix<Space extends SpaceId = "oklab">(
  a: Color,
  b: Color,
  { space = "oklab" as Space, amount = 0.5, hue = "shorter" }: MixOptions<Space> = {},
): ColorIn<Space> {
  return mixer(a, b, space, hue)(amount);
}

/** `mix` as a function of the amount, 0 to 1, with the conversions and the choice of hue arc done once. */
export function mixer<Space extends SpaceId>(
  a: Color,
  b: Color,
  space: Space,
  hue: HueArc,
): (amount: number) => ColorIn<Space> {
  const from: Channels = { ...(convertForMixing(a, space) as Channels) };
  const to: Channels = { ...(convertForMixing(b, space) as Channels) };
  const missing = takeMissing(from, to);
  const start = from.h ?? to.h ?? null;
  const way = start === null ? 0 : sweep((to.h ?? start) - start, hue);
  return (amount) => {
    const alpha = from.alpha + (to.alpha - from.alpha) * amount;
    // Two fully transparent colors have no weights; they mix as if opaque.
    const share = alpha === 0 ? amount : (to.alpha * amount) / alpha;
    const mixed = { ...from };
    for (const channel in from) {
      const value = from[channel];
      if (typeof value === "number") mixed[channel] = value * (1 - share) + (to[channel] as number) * share;
    }
    mixed.alpha = alpha;
    if ("h" in from) mixed.h = start === null ? null : normalizeHue(start + way * amount);
    if (missing) mixed.missing = missing;
    return mixed as unknown as ColorIn<Space>;
  };
}

type Channels = {
  [channel: string]: number | string | readonly string[] | null | undefined;
  alpha: number;
  h?: number | null;
  missing?: readonly string[];
};

/** Copies channels that only one color has to the other. Returns the names of those that neither has. */
function takeMissing(from: Channels, to: Channels): readonly string[] | undefined {
  if (!from.missing && !to.missing) return undefined;
  const both: string[] = [];
  for (const channel in from) {
    if (channel === "h") continue;
    const isOpen = isMissing(from as unknown as Color, channel);
    const isOtherOpen = isMissing(to as unknown as Color, channel);
    if (isOpen && isOtherOpen) both.push(channel);
    else if (isOpen) from[channel] = to[channel];
    else if (isOtherOpen) to[channel] = from[channel];
  }
  from.missing = undefined;
  return both.length > 0 ? both : undefined;
}

const ROUNDING_DEGREES = 1e-6;

// What each channel means. Those that mean the same are analogous:
// https://www.w3.org/TR/css-color-4/#interpolation-missing
const ROLES: Readonly<Record<string, string>> = {
  rgb: "RGB",
  xyz: "RGB",
  lab: "Lab",
  lch: "LCH",
  hsl: "HCL",
  hsv: "HC-",
  hwb: "H--",
  cmyk: "----",
};

/**
 * Converts a color to the space of a mix. Missing channels stay missing if the space has an analogous one. Grays lose
 * their hue in the conversion; a color already in the space keeps what was written.
 */
export function convertForMixing<Space extends SpaceId>(color: Color, space: Space): ColorIn<Space>;
export function convertForMixing(color: Color, space: SpaceId): Color {
  const converted = convert(color, space);
  if (converted === color) return color;
  const { letters } = SPACES[color.space];
  const open = [...letters].filter((letter) => isMissing(color, letter));
  const isAlphaMissing = isMissing(color, "alpha");
  if (open.length === 0 && !isAlphaMissing) return converted;
  const role = (letter: string) => (ROLES[letters] as string)[letters.indexOf(letter)];
  let known = open.map(role).join("").replaceAll("-", "");
  if (/C.*H|H.*C/.test(known)) known += "ab";
  else if (/ab/.test(known)) known += "CH";
  const targets = [...SPACES[space].letters];
  const missing = targets.filter(
    (_, index) =>
      open.length === letters.length || known.includes((ROLES[SPACES[space].letters] as string)[index] as string),
  );
  const carried: Channels = { ...(converted as Channels) };
  for (const letter of missing) carried[letter] = letter === "h" ? null : 0;
  if (isAlphaMissing) missing.push("alpha");
  return { ...carried, missing } as unknown as Color;
}

/**
 * The signed angle between two hues along an arc, −360 to 360 degrees, from their plain difference. Hues that differ
 * only by rounding are equal; otherwise the angle could be off by a whole circle.
 */
function sweep(difference: number, arc: HueArc): number {
  const way = Math.abs(difference) < ROUNDING_DEGREES ? 0 : difference;
  const isOtherWay =
    arc === "shorter"
      ? Math.abs(way) > 180
      : arc === "longer"
        ? Math.abs(way) < 180
        : arc === "increasing"
          ? way < 0
          : way > 0;
  if (!isOtherWay) return way;
  return way > 0 ? way - 360 : way + 360;
}
