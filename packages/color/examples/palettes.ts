import type { Color } from "@huesmith/color/convert";
import {
  detectHarmony,
  extendPalette,
  FREE,
  generatePalette,
  HARMONY_RULES,
  harmonies,
  harmonyOf,
  insertBetween,
  LOCKED,
  NO_CONSTRAINTS,
  nextSeed,
  RANDOM_DEFAULTS,
  RANDOM_STYLES,
  randomColors,
  randomSeed,
  rotateHue,
  startFrom,
  varyColors,
  WHEELS,
} from "@huesmith/color/palettes";
import { printHex } from "@huesmith/color/print";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };
const free = { color: sea, locks: FREE }; // the color counts only where it is locked
const request = {
  seed: "k3x9",
  slots: [{ color: sea, locks: LOCKED }, free, free, free],
  harmony: "auto",
  mode: "lch",
  hue: "constant",
  boldness: 0.5,
  constraints: NO_CONSTRAINTS,
} as const;

// generatePalette
generatePalette(request).colors.map(printHex).join(" "); // "#0D6A87 #00284E #00B1B2 #A6EEC9"

// startFrom
const started = startFrom(sea, { ...request, slots: [free, free, free] });
started.colors.map(printHex).join(" "); // "#33173F #0D6A87 #A1E9C6"
started.index; // 1

// extendPalette
printHex(extendPalette(request)); // "#F7C2F0"

// insertBetween
printHex(insertBetween(sea, { ...sea, h: 80 }, "oklch", "constant", [])); // "#326F47"

// LOCKED
LOCKED; // {"hue":true,"chroma":true,"lightness":true}

// FREE
FREE; // {"hue":false,"chroma":false,"lightness":false}

// randomColors
const random = randomColors({ ...RANDOM_DEFAULTS, seed: "k3x9", count: 3, style: "pastel" });
random.colors.map(printHex).join(" "); // "#F3B5A3 #D9CB95 #C6DEB3"

// RANDOM_STYLES
RANDOM_STYLES; // ["any","pastel","light","dark","muted","vivid","neon","earth"]

// nextSeed
nextSeed("k3x9"); // "kdf8rba"

// randomSeed
randomSeed(() => 0.5); // "i000000"

// harmonies
harmonies(sea).map(({ id }) => id); // ["complementary","split-complementary","double-split-complementary","analogous","triadic","tetradic","square","monochromatic"]

// harmonyOf
const triadic = HARMONY_RULES.find(({ id }) => id === "triadic");
triadic && harmonyOf(sea, triadic).map(printHex).join(" "); // "#0D6A87 #854A6B #67631D"

// WHEELS
WHEELS; // ["oklch","hsl","ryb"]

// rotateHue
printHex(rotateHue(sea, 180)); // "#8A4F32"

// detectHarmony
detectHarmony([sea, rotateHue(sea, 180)])?.rule; // "complementary"

// varyColors
varyColors([sea], "lightness", 0.5).map(printHex).join(" "); // "#69B8D8"
