import type { Color } from "@huesmith/color/convert";
import { print, printHex } from "@huesmith/color/print";
import {
  defaultTargets,
  equalLightness,
  MODES,
  neutrals,
  SCALE_KINDS,
  shades,
  solveScale,
  tailwindColor,
  tailwindColors,
  tints,
  tones,
} from "@huesmith/color/scales";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };

// solveScale
const { steps } = solveScale({ kind: "tailwind", base: sea });
steps.map(({ name, color }) => `${name} ${printHex(color)}`).slice(3, 6); // ["300 #6ED3F7","400 #1FB8E4","500 #199CC3"]

// SCALE_KINDS
SCALE_KINDS; // ["oklch","contrast","radix","material","tailwind"]

// defaultTargets
defaultTargets(5, "wcag"); // [{"wcag":1.06},{"wcag":2.09},{"wcag":4.12},{"wcag":8.12},{"wcag":16}]

// tints
tints(sea, 4).map(printHex).join(" "); // "#0D6A87 #5A8DA4 #92B2C2 #C8D8E0"

// shades
shades(sea, 4, "oklch").map(printHex).join(" "); // "#0D6A87 #0C495E #082B37 #030F15"

// tones
tones(sea, 4).map(printHex).join(" "); // "#0D6A87 #3C7086 #567584 #6C7B82"

// MODES
MODES; // ["lch","hsl","lab","hwb","srgb","oklab","oklch"]

// neutrals
neutrals(226, { steps: 4 }).map(printHex).join(" "); // "#F9FAFB #9BA2A5 #495154 #070C0E"

// equalLightness
equalLightness([sea, { ...sea, h: 30 }], 0.7).map(printHex); // ["#5BAAC9","#D0897D"]

// tailwindColor
const sky = tailwindColor("sky-700");
sky && print(sky, "oklch"); // "oklch(50% 0.134 242.75)"

// tailwindColors
tailwindColors().length; // 288
