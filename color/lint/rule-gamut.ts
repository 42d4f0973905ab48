import { convert, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { hex24 } from "../kernel/hex.ts";
import type { Finding } from "./finding.ts";
import { type Palette, replaceColors, startWith } from "./palette.ts";
import { tidy } from "./repair.ts";

const GAMUT_NAMES = { srgb: "sRGB", "display-p3": "Display P3" } as const;

/** In ΔE2000: less prints as 0.0 and is invisible. */
const LEAST_DIFFERENCE = 0.05;

/** Colors that many screens cannot show. */
export function outOfGamut(palette: Palette, limit: number): Finding[] {
  const { colors, gamut, isPinned, hasFixes } = palette;
  const outside = colors.flatMap((color, index) => {
    if (isInGamut(color, gamut)) return [];
    const shown = mapToGamut(color, gamut);
    const away = deltaE2000(color, shown);
    return away < LEAST_DIFFERENCE ? [] : [{ index, shown, away }];
  });
  return outside.slice(0, limit).map(({ index, shown, away }) => {
    const message = `${startWith(palette, index)} lies outside ${GAMUT_NAMES[gamut]}: such screens show ${hex24(toRgb24(shown)).toUpperCase()}, a ΔE of ${away.toFixed(1)} away.`;
    const finding: Finding = { rule: "out-of-gamut", severity: "warning", indexes: [index], message };
    if (!hasFixes || isPinned(index)) return finding;
    const inside = tidy(convert(shown, "oklch"), gamut);
    const label = `Use the nearest color of ${GAMUT_NAMES[gamut]}`;
    return { ...finding, fix: { label, colors: replaceColors(colors, new Map([[index, inside]])) } };
  });
}
