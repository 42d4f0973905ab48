import type { Color } from "./color.ts";
import { convert } from "./convert.ts";
import { familyOfOklch, GRAY_CHROMA } from "./family.ts";

/** The maximum OKLCH chroma of sRGB at hue 0, 15, 30 … 345: how vivid each hue can be. */
const MAX_CHROMA = [
  0.263, 0.254, 0.254, 0.2, 0.177, 0.17, 0.176, 0.199, 0.223, 0.261, 0.241, 0.187, 0.162, 0.155, 0.146, 0.148, 0.165,
  0.205, 0.305, 0.294, 0.295, 0.305, 0.318, 0.284,
];
/** Fractions of the maximum chroma: vivid from the first on, muted below the second, grayish below the third. */
const VIVID = 0.75;
const MUTED = 0.4;
const GRAYISH = 0.2;
/** Minimum chroma at which a gray's tint is mentioned. */
const TINTED_CHROMA = 0.006;

/**
 * Describes a color in plain English, such as "dark muted teal", "very light warm gray" or "vivid orange", for screen
 * readers and pages. Uses OKLCH: a word for lightness (steps at 0.3, 0.45, 0.75 and 0.88), one for chroma relative to
 * the maximum of sRGB in that hue at any lightness, and one for the hue. Translucent colors include their opacity.
 */
export function describe(color: Color): string {
  const { l, c, h, alpha } = convert(color, "oklch");
  if (alpha <= 0) return "transparent";
  const words = describeOpaque(Math.min(1, Math.max(0, l)), c, h ?? 0);
  return alpha < 1 ? `${words}, ${Math.round(alpha * 100)}% opaque` : words;
}

function describeOpaque(lightness: number, chroma: number, hue: number): string {
  const family = familyOfOklch(lightness, chroma, hue);
  if (chroma < GRAY_CHROMA || family === "white") return describeNeutral(lightness, chroma, hue);
  if (family === "brown") return describeBrown(lightness, chroma);
  const noun = nounOf(lightness, chroma, hue);
  if (lightness < 0.22) return `very dark ${noun}`;
  const part = chroma / (MAX_CHROMA[Math.round(hue / 15) % MAX_CHROMA.length] as number);
  if (part >= VIVID) return `vivid ${noun}`;
  if (part >= MUTED) return `${lightnessWord(lightness)}${noun}`;
  if (lightness >= 0.75) return `${lightness >= 0.88 ? "very pale" : "pale"} ${noun}`;
  return `${lightnessWord(lightness)}${part < GRAYISH ? "grayish" : "muted"} ${noun}`;
}

function describeNeutral(lightness: number, chroma: number, hue: number): string {
  const tint = chroma < TINTED_CHROMA ? "" : `${tintOf(hue)} `;
  if (lightness < 0.12) return "black";
  if (lightness < 0.22) return "near black";
  if (lightness >= 0.985 && tint === "") return "white";
  if (lightness >= 0.94) return tint === "" ? "off-white" : `${tint}white`;
  return `${lightnessWord(lightness)}${tint}gray`;
}

function tintOf(hue: number): string {
  if (hue < 110 || hue >= 330) return "warm";
  if (hue < 170) return "greenish";
  return hue < 290 ? "cool" : "purplish";
}

function describeBrown(lightness: number, chroma: number): string {
  if (lightness >= 0.75) return lightness >= 0.88 ? "very light beige" : "beige";
  const gray = chroma < 0.035 ? "grayish " : "";
  if (lightness >= 0.62) return `light ${gray}brown`;
  return `${lightnessWord(lightness)}${gray}brown`;
}

function lightnessWord(lightness: number): string {
  if (lightness < 0.3) return "very dark ";
  if (lightness < 0.45) return "dark ";
  if (lightness < 0.75) return "";
  return lightness < 0.88 ? "light " : "very light ";
}

/** The everyday word for a hue at a lightness: the family, or a more specific name for a few. */
function nounOf(lightness: number, chroma: number, hue: number): string {
  // A color too dark or too light for a family still has a hue.
  const family = familyOfOklch(Math.min(0.92, Math.max(0.22, lightness)), Math.max(0.04, chroma), hue);
  if (family === "orange" && lightness < 0.65 && hue < 45) return "red-orange";
  if (family === "yellow" && hue < 85) return "amber";
  if (family === "green" && hue < 113) return "olive";
  if (family === "green" && hue < 138) return lightness < 0.65 && chroma < 0.12 ? "olive green" : "yellow-green";
  if (family === "teal" && lightness >= 0.75) return "cyan";
  if (family === "purple" && hue < 300) return "violet";
  if ((family === "purple" || family === "pink") && hue >= 320 && hue < 340 && chroma >= 0.2) return "magenta";
  return family;
}
