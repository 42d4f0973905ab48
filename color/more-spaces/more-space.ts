import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { hueDegrees } from "../kernel/hue.ts";
import type { Row } from "../kernel/matrices.ts";

/** Values outside the range are legal: a range is not a gamut. */
export type Channel = {
  /** The usual values, lowest and highest. */
  readonly range: readonly [number, number];
  /** How the value is written: as a bare number, a percentage (0 to 100) or an angle. */
  readonly unit: "" | "%" | "deg";
};

/** The three channels in the order of `letters`, unrounded. A meaningless hue is `null`; the others never are. */
export type Values = readonly [first: number | null, second: number | null, third: number | null];

/**
 * A color space that the site reads and shows, but never mixes, stores or edits in. It is not in `Color` and `SPACES`,
 * so only the places that show it load it.
 */
export type MoreSpace = {
  /** Also the name of its function: `okhsl(…)`. */
  readonly id: string;
  readonly name: string;
  readonly letters: string;
  readonly channels: readonly [Channel, Channel, Channel];
  /** The channels of a color. Alpha is ignored. */
  valuesOf(color: Color): Values;
  /** The opaque color of three channels; a hue of `null` counts as 0. */
  colorOf(values: Values): Color;
};

export const HUE: Channel = { range: [0, 360], unit: "deg" };
export const PERCENTAGE: Channel = { range: [0, 100], unit: "%" };

/* @__NO_SIDE_EFFECTS__ */
export function plainNumber(from: number, to: number): Channel {
  return { range: [from, to], unit: "" };
}

/** A space defined by XYZ D65, where white has Y = 1. */
/* @__NO_SIDE_EFFECTS__ */
export function xyzSpace({
  fromXyz,
  toXyz,
  ...space
}: Omit<MoreSpace, "valuesOf" | "colorOf"> & {
  fromXyz: (xyz: Row) => Values;
  toXyz: (values: Row) => Row;
}): MoreSpace {
  return {
    ...space,
    valuesOf: (color) => {
      const { x, y, z } = convert(color, "xyz-d65");
      return fromXyz([x, y, z]);
    },
    colorOf: ([first, second, third]) => {
      const [x, y, z] = toXyz([first ?? 0, second ?? 0, third ?? 0]);
      return { space: "xyz-d65", x, y, z, alpha: 1 };
    },
  };
}

const RADIANS = Math.PI / 180;

/** Converts a hue to radians; `null` counts as 0. */
export function radiansOf(hue: number | null): number {
  return (hue ?? 0) * RADIANS;
}

/** The polar form of a space with a lightness and two opponent channels: lightness, chroma up to `range`, hue. */
/* @__NO_SIDE_EFFECTS__ */
export function polarForm(
  base: MoreSpace,
  { id, name, letters = "lch", range }: { id: string; name: string; letters?: string; range: number },
): MoreSpace {
  return {
    id,
    name,
    letters,
    channels: [base.channels[0], plainNumber(0, range), HUE],
    valuesOf: (color) => {
      const [l, a, b] = base.valuesOf(color) as readonly [number, number, number];
      if (isGray(color)) return [l, 0, null];
      return [l, Math.hypot(a, b), hueDegrees(b, a)];
    },
    colorOf: ([l, c, h]) => {
      const angle = radiansOf(h);
      return base.colorOf([l, (c ?? 0) * Math.cos(angle), (c ?? 0) * Math.sin(angle)]);
    },
  };
}

/** Whether a color has no hue, by the threshold of OKLCH: one rule, so that all tables agree. */
export function isGray(color: Color): boolean {
  return convert(color, "oklch").h === null;
}
