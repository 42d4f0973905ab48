import type { Color } from "../color.ts";
import { convert, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference.ts";
import { isInGamut, mapToGamut } from "../gamut.ts";
import { hex24 } from "../kernel/hex.ts";
import type { Finding } from "./finding.ts";
import { type Palette, replaceColors, startWith } from "./palette.ts";
import { tidy } from "./repair.ts";

const GAMUT_NAMES = { srgb: "sRGB", "display-p3": "Display P3" } as const;

/** Colors that many screens cannot show. */
export function outOfGamut(palette: Palette, limit: number): Finding[] {
  const { colors, gamut, isPinned, hasFixes } = palette;
  const outside = colors.flatMap((color, index) => (isInGamut(color, gamut) ? [] : [index]));
  return outside.slice(0, limit).map((index) => {
    const color = colors[index] as Color;
    const shown = mapToGamut(color, gamut);
    const away = deltaE2000(color, shown).toFixed(1);
    const message = `${startWith(palette, index)} lies outside ${GAMUT_NAMES[gamut]}: such screens show ${hex24(toRgb24(shown)).toUpperCase()}, a ΔE of ${away} away.`;
    const finding: Finding = { rule: "out-of-gamut", severity: "warning", indexes: [index], message };
    if (!hasFixes || isPinned(index)) return finding;
    const inside = tidy(convert(shown, "oklch"), gamut);
    const label = `Use the nearest color of ${GAMUT_NAMES[gamut]}`;
    return { ...finding, fix: { label, colors: replaceColors(colors, new Map([[index, inside]])) } };
  });
}
