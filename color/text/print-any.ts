import type { Color } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { mapToGamut } from "../gamut.ts";
import { cssNameOf } from "./css-names.ts";
import { decimal } from "./decimal.ts";
import {
  ALPHA_DECIMALS,
  insideSrgb,
  PRINT_FORMATS,
  type PrintFormat,
  type PrintOptions,
  print,
  RARE_FORMATS,
  valuesOf,
} from "./print.ts";

export type AnyFormat = PrintFormat | (typeof RARE_FORMATS)[number];

/** Every format in which a color can be written. */
export const ANY_FORMATS: readonly AnyFormat[] = [...PRINT_FORMATS, ...RARE_FORMATS];

/**
 * Same as `print`, plus rarely used formats that take longer to load. A color without a CSS name is written as hex;
 * vec4 is gamut-mapped into sRGB, p3-hex into Display P3.
 */
export function printAny(color: Color, format: AnyFormat, options: PrintOptions = {}): string {
  switch (format) {
    case "css-name":
      return exactName(color) ?? print(color, "hex", options);
    case "vec4": {
      const values = valuesOf({ ...insideSrgb(color, "srgb-linear"), missing: [] }, options.precision ?? "full");
      return `vec4(${[...values, decimal(color.alpha, ALPHA_DECIMALS)].map(floatText).join(", ")})`;
    }
    case "p3-hex":
      return print({ ...mapToGamut(color, "display-p3"), space: "srgb" }, "hex", options);
    default:
      return print(color, format, options);
  }
}

function exactName(color: Color): string | undefined {
  const rgb24 = toRgb24(color);
  if (color.alpha === 0 && rgb24 === 0) return "transparent";
  return color.alpha === 1 ? cssNameOf(rgb24) : undefined;
}

/** Shader languages tell floats from integers by the decimal point. */
function floatText(number: string): string {
  return number.includes(".") ? number : `${number}.0`;
}
