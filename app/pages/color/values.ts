import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { FORMAT_NAMES, REC2020_NOTE } from "#color/text/format-names.ts";
import { type PrintFormat, print } from "#color/text/print.ts";
import { printValues } from "#color/text/print-values.ts";

const FORMATS: readonly PrintFormat[] = [
  ...(["hex", "rgb", "hsl", "hsv", "hwb", "cmyk", "lab", "lch"] as const),
  ...(["oklab", "oklch", "p3", "rec2020", "xyz-d65"] as const),
];

export function makeValues(rgb24: Rgb24) {
  const color = fromRgb24(rgb24);
  return FORMATS.map((format) => ({
    label: FORMAT_NAMES[format],
    /** Rounded and without syntax keywords, for reading. */
    short: printValues(color, format),
    /** Complete and exact enough to reproduce the color, for copying. */
    long: print(color, format),
    ...(format === "rec2020" && { note: REC2020_NOTE }),
  }));
}
