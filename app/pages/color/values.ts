import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { print } from "#color/print.ts";

export type Value = {
  readonly label: string;
  /** Rounded, without the words of the syntax: what a person reads. */
  readonly short: string;
  /** Complete and exact enough to give the same color again: what a person copies. */
  readonly long: string;
};

/** The decimals of the three or four channels when read. */
const FORMATS = [
  { format: "hex", label: "HEX", decimals: [] },
  { format: "rgb", label: "RGB", decimals: [0, 0, 0] },
  { format: "hsl", label: "HSL", decimals: [0, 0, 0] },
  { format: "hsv", label: "HSV", decimals: [0, 0, 0] },
  { format: "hwb", label: "HWB", decimals: [0, 0, 0] },
  { format: "cmyk", label: "CMYK", decimals: [0, 0, 0, 0] },
  { format: "lab", label: "LAB", decimals: [1, 1, 1] },
  { format: "lch", label: "LCH", decimals: [1, 1, 1] },
  { format: "oklab", label: "OKLAB", decimals: [1, 3, 3] },
  { format: "oklch", label: "OKLCH", decimals: [1, 3, 1] },
  { format: "p3", label: "P3", decimals: [3, 3, 3] },
  { format: "rec2020", label: "Rec. 2020", decimals: [3, 3, 3] },
  { format: "xyz-d65", label: "XYZ D65", decimals: [3, 3, 3] },
] as const;

/** A color in every format of the page. */
export function makeValues(rgb24: Rgb24): Value[] {
  const color = fromRgb24(rgb24);
  return FORMATS.map(({ format, label, decimals }) => {
    const long = print(color, format);
    const short = shorten(long, decimals);
    // The lightness of CIE Lab goes to 100, so that its percentage is the plain number that people know.
    return { label, short: format === "lab" || format === "lch" ? short.replace("%", "") : short, long };
  });
}

/** The channels of a CSS color function, rounded; a text that is no function stays as it is. */
function shorten(long: string, decimals: readonly number[]) {
  const inside = /^(?:color\(\S+ |\w+\()(.*)\)$/.exec(long)?.[1];
  if (inside === undefined) return long;
  return inside
    .split(" ")
    .map((channel, i) => round(channel, decimals[i] ?? 0))
    .join(" ");
}

function round(channel: string, decimals: number) {
  const number = Number.parseFloat(channel);
  if (Number.isNaN(number)) return channel;
  const text = number.toFixed(decimals);
  const unit = channel.endsWith("%") ? "%" : "";
  return (Number(text) === 0 ? text.replace("-", "") : text.replace("-", "−")) + unit;
}
