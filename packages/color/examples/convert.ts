import {
  type Color,
  clipToGamut,
  convert,
  fromRgb24,
  GAMUTS,
  isInGamut,
  isMissing,
  mapToGamut,
  maxChroma,
  reduceChroma,
  smallestGamut,
  toRgb24,
} from "@huesmith/color/convert";
import { parse } from "@huesmith/color/parse";
import { print } from "@huesmith/color/print";

const vivid: Color = { space: "oklch", l: 0.7, c: 0.25, h: 150, alpha: 1 };

// convert
print(convert(vivid, "display-p3"), "p3"); // "color(display-p3 0.16122 0.75992 0.30149)"

// toRgb24
toRgb24({ space: "srgb", r: 1, g: 0.5, b: 0, alpha: 1 }).toString(16); // "ff8000"

// fromRgb24
fromRgb24(0xff8000).g.toFixed(3); // "0.502"

// isInGamut
isInGamut(vivid, "srgb"); // false

// smallestGamut
smallestGamut(vivid); // "display-p3"

// GAMUTS
GAMUTS; // ["srgb","display-p3","rec2020"]

// mapToGamut
print(mapToGamut(vivid, "srgb"), "hex"); // "#00C248"

// clipToGamut
print(clipToGamut(vivid, "srgb"), "hex"); // "#00C537"

// reduceChroma
reduceChroma(vivid, "srgb").c.toFixed(3); // "0.193"

// maxChroma
maxChroma(0.7, 150, "srgb").toFixed(3); // "0.193"
maxChroma(0.7, 150, "display-p3").toFixed(3); // "0.269"

// isMissing
const half = parse("oklch(50% 0.1 none)");
half && isMissing(half, "h"); // true
