import { hexOf } from "@huesmith/color/print";
import { quantize, quantizeRough } from "@huesmith/color/quantize";

// Four pixels, two of each color: red, green, blue and alpha of each.
const pixels = Uint8ClampedArray.of(13, 105, 134, 255, 13, 105, 134, 255, 255, 185, 0, 255, 255, 185, 0, 255);

// quantize
const { colors } = quantize(pixels, 2, { count: 2 });
colors.map(({ rgb24, share }) => `${hexOf(rgb24)} ${share}`); // ["#0D6986 0.5","#FFB900 0.5"]

// quantizeRough
quantizeRough(pixels, 2, { count: 2 }).colors.length; // 2
