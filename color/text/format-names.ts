import type { AnyFormat } from "./print-any.ts";

/** The display name of each format. */
export const FORMAT_NAMES: Record<AnyFormat, string> = {
  hex: "HEX",
  rgb: "RGB",
  hsl: "HSL",
  hwb: "HWB",
  hsv: "HSV",
  cmyk: "CMYK",
  lab: "LAB",
  lch: "LCH",
  oklab: "OKLAB",
  oklch: "OKLCH",
  p3: "P3",
  srgb: "sRGB",
  "srgb-linear": "Linear sRGB",
  "display-p3-linear": "Linear Display P3",
  rec2020: "Rec. 2020",
  "a98-rgb": "Adobe RGB (1998)",
  "prophoto-rgb": "ProPhoto RGB",
  "xyz-d50": "XYZ D50",
  "xyz-d65": "XYZ D65",
  "css-name": "CSS name",
  vec4: "vec4",
  "p3-hex": "P3 HEX",
};

/** A warning for people who copy a color in Rec. 2020: https://github.com/w3c/csswg-drafts/issues/12574 */
export const REC2020_NOTE = "Browsers with the transfer curve from before 2025 show a different color.";
