import { fromRgb24 } from "#color/convert.ts";
import { print } from "#color/text/print.ts";
import type { CssColorExample } from "#content/css-color-examples.ts";

const SAMPLE = fromRgb24(0x0d6986);

export function makeNotations(): CssColorExample[] {
  return [
    { code: "#0D6986", what: "Three bytes in base 16" },
    { code: print(SAMPLE, "rgb"), what: "The same bytes in base 10" },
    { code: print({ ...SAMPLE, alpha: 0.5 }, "rgb"), what: "Opacity after a slash" },
    { code: print(SAMPLE, "hsl", { precision: "short" }), what: "Hue, saturation, lightness" },
    { code: print(SAMPLE, "hwb", { precision: "short" }), what: "Hue, whiteness, blackness" },
    { code: print(SAMPLE, "lab", { precision: "short" }), what: "CIE Lab: lightness and two axes" },
    { code: print(SAMPLE, "oklch", { precision: "short" }), what: "Even lightness, chroma, hue" },
    { code: print(SAMPLE, "p3", { precision: "short" }), what: "A space wider than sRGB" },
  ];
}
