import type { Color } from "@huesmith/color/convert";
import { hexOf, print, printAny, printHex, printPlain } from "@huesmith/color/print";

// print
const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 0.5 };
print(sea, "oklch"); // "oklch(49% 0.09 226 / 0.5)"
print(sea, "rgb", { syntax: "legacy" }); // "rgba(13, 106, 135, 0.5)"

// printHex
printHex({ space: "srgb", r: 1, g: 0.5, b: 0, alpha: 1 }); // "#FF8000"

// printPlain
printPlain({ space: "oklch", l: 0.7, c: 0.3, h: 150, alpha: 1 }); // "oklch(70% 0.3 150)"

// printAny
printAny({ space: "srgb", r: 1, g: 0.5, b: 0, alpha: 1 }, "vec4"); // "vec4(1.0, 0.214041, 0.0, 1.0)"

// hexOf
hexOf(0x0d6986); // "#0D6986"
