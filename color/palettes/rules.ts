import type { ColorFamily } from "../family.ts";
import { CAST_CHROMA, COLD_ARC, WARM_ARC } from "../temperature.ts";
import type { PaletteCategory } from "./categories.ts";
import {
  GOLD_LIMITS,
  isChromatic,
  isCold,
  isGold,
  isNeon,
  isPastel,
  isSkin,
  isTrueGold,
  isWarm,
  NEON_LIMITS,
  PASTEL_LIMITS,
  SKIN_LIMITS,
  TRUE_GOLD_LIMITS,
} from "./kinds.ts";
import type { MeasuredColor, MeasuredPalette } from "./measure.ts";

/** A condition that every palette of a category meets, and its wording on the page. Numbers are OKLCH. */
export type Condition = { readonly says: string; readonly fits: (palette: MeasuredPalette) => boolean };

const NEUTRALS: readonly string[] = ["white", "gray", "black"];
/** Minimum share of own colors in a palette named after a family. */
const MIN_OWN_SHARE = 0.4;

const FLAT = { leastC: 0.09, mostC: 0.2, leastL: 0.45, mostL: 0.9, least: 0.5 } as const;
const RETRO = { mostC: 0.19, paperL: 0.88, paperC: 0.03, fireC: 0.1 } as const;
const VINTAGE = { mostC: 0.105, mostL: 0.945, leastL: 0.27 } as const;
const NIGHT = { mostL: 0.35 } as const;

/** The conditions for each category. */
export const RULES: Readonly<Record<PaletteCategory, readonly Condition[]>> = {
  green: familyRule("green"),
  blue: familyRule("blue"),
  red: familyRule("red"),
  orange: familyRule("orange"),
  purple: familyRule("purple"),
  yellow: familyRule("yellow"),
  gray: [
    {
      says: "All colors, or all but one, are gray, white or black: their OKLCH chroma is below 0.022, or slightly higher if they are very light or very dark.",
      fits: ({ colors }) => colors.filter(({ family }) => !NEUTRALS.includes(family)).length <= 1,
    },
    {
      says: "At least two of them are gray, not white or black.",
      fits: ({ colors }) => colors.filter(({ family }) => family === "gray").length >= 2,
    },
  ],
  brown: familyRule("brown"),
  pink: familyRule("pink"),
  pastel: [
    {
      says: `Every color has a lightness of ${PASTEL_LIMITS.leastL} or more and a chroma from ${PASTEL_LIMITS.leastC} to ${PASTEL_LIMITS.mostC}.`,
      fits: ({ colors }) => colors.every(isPastel),
    },
  ],
  flat: [
    {
      says: `At least half of the colors are clear: chroma from ${FLAT.leastC} to ${FLAT.mostC}, lightness from ${FLAT.leastL} to ${FLAT.mostL}.`,
      fits: ({ colors }) => shareOf(colors, isFlat) >= FLAT.least,
    },
    {
      says: "All other colors are for backgrounds or text: lightness above 0.93, or below 0.4 with little chroma.",
      fits: ({ colors }) =>
        colors.every((color) => isFlat(color) || color.l > 0.93 || (color.l < 0.4 && color.c < 0.06)),
    },
  ],
  retro: [
    {
      says: `At least one color looks like yellowed paper: lightness ${RETRO.paperL} or more, chroma ${RETRO.paperC} or more, hue from 60° to 110°.`,
      fits: ({ colors }) => colors.some(({ l, c, h }) => l >= RETRO.paperL && c >= RETRO.paperC && h >= 60 && h <= 110),
    },
    {
      says: `At least one color is a strong red, orange or mustard: chroma ${RETRO.fireC} or more, hue from 15° to 95°.`,
      fits: ({ colors }) => colors.some(({ l, c, h }) => l < 0.87 && c >= RETRO.fireC && h >= 15 && h <= 95),
    },
    {
      says: `No color is more vivid than print could be: chroma up to ${RETRO.mostC}, lightness up to 0.95.`,
      fits: ({ maxC, maxL }) => maxC <= RETRO.mostC && maxL <= 0.95,
    },
  ],
  vintage: [
    {
      says: `Every color is faded: chroma up to ${VINTAGE.mostC}.`,
      fits: ({ maxC }) => maxC <= VINTAGE.mostC,
    },
    {
      says: `White has yellowed and black has grayed: lightness from ${VINTAGE.leastL} to ${VINTAGE.mostL}, and the lightest color has a hue from 40° to 115°.`,
      fits: ({ colors, minL, maxL }) =>
        minL >= VINTAGE.leastL &&
        maxL <= VINTAGE.mostL &&
        colors.every(({ l, c, h }) => l < maxL || (c >= 0.02 && h >= 40 && h <= 115)),
    },
    {
      says: `Not everything has faded to gray: at least two colors have a chroma of ${CAST_CHROMA} or more.`,
      fits: ({ colors }) => colors.filter(isChromatic).length >= 2,
    },
  ],
  gold: [
    {
      says: `At least one color is a true gold: lightness from ${TRUE_GOLD_LIMITS.leastL} to ${TRUE_GOLD_LIMITS.mostL}, chroma ${TRUE_GOLD_LIMITS.leastC} or more, hue from ${TRUE_GOLD_LIMITS.fromHue}° to ${TRUE_GOLD_LIMITS.toHue}°.`,
      fits: ({ colors }) => colors.some(isTrueGold),
    },
    {
      says: `At least half of the colors are gold, bronze or champagne: hue from ${GOLD_LIMITS.fromHue}° to ${GOLD_LIMITS.toHue}°, chroma ${GOLD_LIMITS.leastC} or more.`,
      fits: ({ colors }) => shareOf(colors, isGold) >= 0.5,
    },
  ],
  warm: [
    {
      says: `Every color with a chroma of ${CAST_CHROMA} or more has a warm hue, from ${WARM_ARC.from}° through red to ${WARM_ARC.to}°.`,
      fits: ({ colors }) => colors.every((color) => !isChromatic(color) || isWarm(color)),
    },
    {
      says: "At least 60% of all colors are warm.",
      fits: ({ colors }) => shareOf(colors, isWarm) >= 0.6,
    },
  ],
  cold: [
    {
      says: `Every color with a chroma of ${CAST_CHROMA} or more has a cold hue, from ${COLD_ARC.from}° through blue to ${COLD_ARC.to}°.`,
      fits: ({ colors }) => colors.every((color) => !isChromatic(color) || isCold(color)),
    },
    {
      says: "Whites and grays don't lean yellow or red: their hues are in the same range.",
      fits: ({ colors }) => colors.every(({ c, h }) => c < 0.008 || (h >= COLD_ARC.from && h <= COLD_ARC.to)),
    },
  ],
  neon: [
    {
      says: `At least half of the colors glow: lightness ${NEON_LIMITS.leastL} or more, chroma ${NEON_LIMITS.leastC} or more and at least ${Math.round(NEON_LIMITS.leastShare * 100)}% of the sRGB maximum at that lightness and hue.`,
      fits: ({ colors }) => shareOf(colors, isNeon) >= 0.5,
    },
    {
      says: `All other colors are dark: lightness up to ${NIGHT.mostL}.`,
      fits: ({ colors }) => colors.every((color) => isNeon(color) || color.l <= NIGHT.mostL),
    },
  ],
  skin: [
    {
      says: `Every color occurs in human skin, including lips and cheeks: lightness from ${SKIN_LIMITS.leastL} to ${SKIN_LIMITS.mostL}, hue from ${SKIN_LIMITS.fromHue}° to ${SKIN_LIMITS.toHue}°, chroma up to ${SKIN_LIMITS.mostC}.`,
      fits: ({ colors }) => colors.every(isSkin),
    },
  ],
};

function familyRule(family: PaletteCategory & ColorFamily): Condition[] {
  return [
    {
      says: `At least two colors, and at least ${Math.round(MIN_OWN_SHARE * 100)}% of all, are ${family}.`,
      fits: ({ colors }) => {
        const own = colors.filter((color) => color.family === family).length;
        return own >= 2 && own / colors.length >= MIN_OWN_SHARE;
      },
    },
    {
      says: "No other family has as many colors. Whites, grays and blacks don't count.",
      fits: ({ colors }) => {
        const counts = new Map<string, number>();
        for (const { family: own } of colors) counts.set(own, (counts.get(own) ?? 0) + 1);
        const most = counts.get(family) ?? 0;
        return [...counts].every(([other, count]) => other === family || NEUTRALS.includes(other) || count < most);
      },
    },
  ];
}

function isFlat({ l, c }: MeasuredColor): boolean {
  return c >= FLAT.leastC && c <= FLAT.mostC && l >= FLAT.leastL && l <= FLAT.mostL;
}

function shareOf(colors: readonly MeasuredColor[], is: (color: MeasuredColor) => boolean): number {
  return colors.filter(is).length / colors.length;
}
