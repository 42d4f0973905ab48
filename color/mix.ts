import type { Color, ColorIn, Rgb24, SpaceId } from "./color.ts";
import { convert } from "./convert.ts";
import { hex24, parseHex24 } from "./kernel/hex.ts";
import { normalizeHue } from "./kernel/hue.ts";
import { fillOklabRamp } from "./kernel/ramp.ts";

/** Which way round the hue circle. https://www.w3.org/TR/css-color-4/#hue-interpolation */
export type HueArc = "shorter" | "longer" | "increasing" | "decreasing";

export type StepOptions<Space extends SpaceId = SpaceId> = { readonly space?: Space; readonly hue?: HueArc };
export type MixOptions<Space extends SpaceId = SpaceId> = StepOptions<Space> & { readonly amount?: number };

/**
 * Two colors mixed as CSS does (https://www.w3.org/TR/css-color-4/#interpolation): `amount` 0 gives `a`, 1 gives `b`,
 * anything between a mix in `space` (OKLab unless said otherwise). Channels are weighted by alpha; a color without a hue
 * takes the hue of the other. The result is in `space`, unrounded and not gamut-mapped.
 */
export function mix<Space extends SpaceId = "oklab">(
  a: Color,
  b: Color,
  { space = "oklab" as Space, amount = 0.5, hue = "shorter" }: MixOptions<Space> = {},
): ColorIn<Space> {
  return mixer(a, b, space, hue)(amount);
}

/** `count` colors from `a` to `b` at even distances, both ends included; one color is `a`, none an empty list. */
export function mixSteps<Space extends SpaceId = "oklab">(
  a: Color,
  b: Color,
  count: number,
  { space = "oklab" as Space, hue = "shorter" }: StepOptions<Space> = {},
): ColorIn<Space>[] {
  const mixed = mixer(a, b, space, hue);
  return Array.from({ length: count }, (_, step) => mixed(count > 1 ? step / (count - 1) : 0));
}

/** The fast way for opaque hex colors: `count` steps in OKLab as `#rrggbb`, or null if an end is not `#rgb` or `#rrggbb`. */
export function mixHexSteps(a: string, b: string, count: number): string[] | null {
  const from = parseHex24(a);
  const to = parseHex24(b);
  if (from < 0 || to < 0) return null;
  const ramp = new Uint32Array(count);
  fillOklabRamp(from, to, ramp);
  const texts: string[] = [];
  for (let i = 0; i < count; i++) texts.push(hex24(ramp[i] as Rgb24));
  return texts;
}

/** The mix as a function of the amount, with the conversions and the choice of hue arc done once. */
export function mixer<Space extends SpaceId>(
  a: Color,
  b: Color,
  space: Space,
  hue: HueArc,
): (amount: number) => ColorIn<Space> {
  const from = convertKeepingHue(a, space);
  const to = convertKeepingHue(b, space);
  const start = from.h ?? to.h ?? null;
  const way = start === null ? 0 : sweep((to.h ?? start) - start, hue);
  return (amount) => {
    const alpha = from.alpha + (to.alpha - from.alpha) * amount;
    // Two wholly transparent colors have no weights; they mix as if opaque.
    const share = alpha === 0 ? amount : (to.alpha * amount) / alpha;
    const mixed = { ...from };
    for (const channel in from) {
      const value = from[channel];
      if (typeof value === "number") mixed[channel] = value * (1 - share) + (to[channel] as number) * share;
    }
    mixed.alpha = alpha;
    if ("h" in from) mixed.h = start === null ? null : normalizeHue(start + way * amount);
    return mixed as unknown as ColorIn<Space>;
  };
}

type Channels = { [channel: string]: number | string | null | undefined; alpha: number; h?: number | null };

/** A hue written as `none`, or lost to gray, stays open in the space of the mix, though the conversion may invent one. */
function convertKeepingHue(color: Color, space: SpaceId): Channels {
  const converted: Channels = convert(color, space);
  const isOpen = "h" in color && color.h === null && "h" in converted;
  return isOpen ? { ...converted, h: null } : converted;
}

/** The way between two hues along an arc, −360 to 360 degrees, from their plain difference. */
function sweep(way: number, arc: HueArc): number {
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
