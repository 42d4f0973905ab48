import type { Color } from "@huesmith/color/convert";
import {
  bake,
  easeAt,
  GRADIENT_SPACES,
  gradient,
  gradientAt,
  NAMED_EASINGS,
  parseGradient,
  printGradient,
  withHints,
} from "@huesmith/color/gradient";
import { printHex } from "@huesmith/color/print";

const sea: Color = { space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 };
const sun: Color = { space: "oklch", l: 0.82, c: 0.17, h: 82, alpha: 1 };
const first = { color: sea, position: 0 };
const last = { color: sun, position: 1 };
const shaped = { shape: { kind: "linear", direction: 90 }, space: "oklch", hue: "shorter" } as const;

// parseGradient
const parsed = parseGradient("linear-gradient(in oklch 45deg, #0d6986, gold 80%)");
"gradient" in parsed && printGradient(parsed.gradient); // "linear-gradient(45deg in oklch, #0D6986 0%, #FFD700 80%)"

// printGradient
printGradient({ ...shaped, stops: [first, last] }); // "linear-gradient(90deg in oklch, oklch(49% 0.09 226), oklch(82% 0.17 82))"

// bake
const rough = { easing: NAMED_EASINGS.linear, space: "srgb", maxDelta: 2 } as const;
const baked = bake({ ...shaped, stops: [first, last] }, rough);
baked.map(({ color }) => printHex(color)).join(" "); // "#0D6A87 #009581 #97B53F #FAB700"

// gradient
gradient([first, last], { steps: 3 }).map(printHex).join(" "); // "#0D6A87 #92946D #FAB700"

// gradientAt
const at = gradientAt([first, last], { space: "oklch" });
printHex(at(0.25)); // "#008C86"

// withHints
withHints([{ ...first, middle: 0.25 }, last])[0]?.hint; // 0.25

// easeAt
easeAt(NAMED_EASINGS["ease-in-out"])(0.25).toFixed(3); // "0.129"

// NAMED_EASINGS
NAMED_EASINGS.ease; // [0.25,0.1,0.25,1]

// GRADIENT_SPACES
GRADIENT_SPACES.slice(0, 4); // ["oklch","oklab","lch","lab"]
