import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { type PrintFormat, print } from "#color/print.ts";
import { printValues } from "#color/print-values.ts";

export type Value = {
  readonly label: string;
  /** Rounded, without the words of the syntax: what a person reads. */
  readonly short: string;
  /** Complete and exact enough to give the same color again: what a person copies. */
  readonly long: string;
};

const FORMATS: readonly { format: PrintFormat; label: string }[] = [
  { format: "hex", label: "HEX" },
  { format: "rgb", label: "RGB" },
  { format: "hsl", label: "HSL" },
  { format: "hsv", label: "HSV" },
  { format: "hwb", label: "HWB" },
  { format: "cmyk", label: "CMYK" },
  { format: "lab", label: "LAB" },
  { format: "lch", label: "LCH" },
  { format: "oklab", label: "OKLAB" },
  { format: "oklch", label: "OKLCH" },
  { format: "p3", label: "P3" },
  { format: "rec2020", label: "Rec. 2020" },
  { format: "xyz-d65", label: "XYZ D65" },
];

/** A color in every format of the page. */
export function makeValues(rgb24: Rgb24): Value[] {
  const color = fromRgb24(rgb24);
  return FORMATS.map(({ format, label }) => ({
    label,
    short: printValues(color, format),
    long: print(color, format),
  }));
}
