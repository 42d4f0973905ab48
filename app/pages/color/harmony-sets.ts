import type { Color, Hex, Oklch } from "#color/color.ts";
import { hexToOklch, toRgb24 } from "#color/convert.ts";
import { HARMONY_RULES, type HarmonyId, type HarmonyRule, harmonyOf } from "#color/harmony/harmony.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import { hexOf } from "#color/text/print.ts";

export type HarmonySet = { readonly name: string; readonly hexes: readonly Hex[] };

const ORDER: readonly HarmonyId[] = [
  "complementary",
  "analogous",
  "triadic",
  "split-complementary",
  "tetradic",
  "square",
  "double-split-complementary",
  "monochromatic",
];
/** Accents also differ from the gray in lightness: dark ones on light grays, light ones on the others. */
const LIGHT_GRAY = 0.65;
const DARK_ACCENT = 0.55;
const LIGHT_ACCENT = 0.8;
const ACCENT_CHROMA = 0.12;
const ACCENT_HUES = [25, 70, 145, 200, 260, 320];

/** All harmonies of a color; for a gray, which has no hue to rotate, other grays and a choice of accents. */
export function harmonySetsOf(color: Color, oklch: Oklch): HarmonySet[] {
  if (oklch.h === null) return [makeSet("monochromatic", color), accentsFor(oklch)];
  return ORDER.map((id) => makeSet(id, color));
}

function makeSet(id: HarmonyId, color: Color): HarmonySet {
  const rule = HARMONY_RULES.find((candidate) => candidate.id === id) as HarmonyRule;
  const hexes = harmonyOf(color, rule).map((other) => hexOf(toRgb24(other)));
  if (id === "monochromatic") hexes.sort((a, b) => lightnessOf(a) - lightnessOf(b));
  // The list starts with the base, which belongs between its two neighbors.
  if (id === "analogous") hexes.unshift(...hexes.splice(2));
  return { name: rule.name, hexes };
}

function accentsFor({ l }: Oklch): HarmonySet {
  const lightness = l < LIGHT_GRAY ? LIGHT_ACCENT : DARK_ACCENT;
  const hexes = ACCENT_HUES.map((hue) => hexOf(mapOklchToRgb24(lightness, ACCENT_CHROMA, hue)));
  return { name: "Accents of one lightness", hexes };
}

function lightnessOf(hex: Hex) {
  return hexToOklch(hex)?.l ?? 0;
}
