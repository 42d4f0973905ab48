import { insideSrgb } from "../text/print.ts";
import type { ExportPalette, ExportSwatch } from "./palette.ts";
import { fullName, toOneLine } from "./values.ts";

type ProcreatePalette = { readonly name: string; readonly swatches: readonly ProcreateColor[] };
type ProcreateColor = { hue: number; saturation: number; brightness: number; alpha: number; colorSpace: 0 };

/** The capacity of a Procreate palette. */
const PROCREATE_PALETTE_COLORS = 30;

/** Writes a Swatches.json with all colors, split into as many palettes as needed. */
export function writeProcreate(palette: ExportPalette): string {
  return JSON.stringify(procreatePalettes(palette));
}

/** Writes one palette per file: the text of its Swatches.json and a name for it. */
export function writeProcreateFiles(
  palette: ExportPalette,
): readonly { readonly name: string; readonly json: string }[] {
  return procreatePalettes(palette).map((part) => ({ name: part.name, json: JSON.stringify([part]) }));
}

/** HSB from 0 to 1, gamut-mapped into sRGB. The format has no color names, so each group has its own palettes. */
function procreatePalettes({ name, groups }: ExportPalette): ProcreatePalette[] {
  const filled = groups.filter(({ swatches }) => swatches.length > 0);
  const all = filled.flatMap(({ swatches }) => swatches);
  // One file is handier than several if everything fits into it.
  const parts = all.length <= PROCREATE_PALETTE_COLORS ? [{ name: "", swatches: all }] : filled;
  return parts.flatMap((part) => {
    const partName = fullName(toOneLine(name), part.name) || "Palette";
    const count = Math.max(1, Math.ceil(part.swatches.length / PROCREATE_PALETTE_COLORS));
    return Array.from({ length: count }, (_, index) => {
      const start = index * PROCREATE_PALETTE_COLORS;
      const swatches = part.swatches.slice(start, start + PROCREATE_PALETTE_COLORS);
      return { name: count > 1 ? `${partName} ${index + 1}` : partName, swatches: swatches.map(procreateColor) };
    });
  });
}

function procreateColor({ color }: ExportSwatch): ProcreateColor {
  const { h, s, v } = insideSrgb(color, "hsv");
  // Rounding can give slightly more than 1, which readers reject.
  return {
    hue: (h ?? 0) / 360,
    saturation: Math.min(s / 100, 1),
    brightness: Math.min(v / 100, 1),
    alpha: color.alpha,
    colorSpace: 0,
  };
}
