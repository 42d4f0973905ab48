import type { Cmyk, Color, Hsl, Hsv, Lab, Srgb } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { insideSrgb } from "#color/text/print.ts";
import type { FormatId } from "#content/conversions.ts";

type ColorOf = { hex: Srgb; rgb: Srgb; hsl: Hsl; hsv: Hsv; cmyk: Cmyk; lab: Lab };

/** The color as the format can hold it: HEX and RGB have whole bytes, and only LAB reaches outside sRGB. */
export function holdIn<Id extends FormatId>(color: Color, format: Id): ColorOf[Id];
export function holdIn(color: Color, format: FormatId): Color {
  if (format === "lab") return convert(color, "lab");
  if (format === "hex") return { ...fromRgb24(toRgb24(color)), alpha: Math.round(color.alpha * 255) / 255 };
  if (format === "rgb") return { ...fromRgb24(toRgb24(color)), alpha: color.alpha };
  return insideSrgb(color, format);
}
