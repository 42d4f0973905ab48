import type { Color } from "@huesmith/color/convert";
import { compositeOver, mix, mixer } from "@huesmith/color/mix";
import { printHex } from "@huesmith/color/print";

const red: Color = { space: "srgb", r: 1, g: 0, b: 0, alpha: 1 };
const blue: Color = { space: "srgb", r: 0, g: 0, b: 1, alpha: 1 };

// mix
printHex(mix(red, blue)); // "#8C53A2"
printHex(mix(red, blue, { space: "oklch", hue: "longer" })); // "#008A0E"

// mixer
const between = mixer(red, blue, "oklab", "shorter");
[0, 0.25, 0.5, 0.75, 1].map((amount) => printHex(between(amount))).join(" "); // "#FF0000 #C6496D #8C53A2 #5147D2 #0000FF"

// compositeOver
printHex(compositeOver({ ...red, alpha: 0.5 }, blue)); // "#800080"
