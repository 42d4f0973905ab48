import type { Rgb24 } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import type { ExportPalette } from "./palette.ts";
import { fullName, joinLines, toOneLine } from "./values.ts";

const MOST_COLUMNS = 16;

/** A palette of GIMP (https://developer.gimp.org/core/standards/gpl/), which Inkscape and Krita read too: 8-bit sRGB. */
export function writeGpl(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => `${channelsText(toRgb24(color))}\t${fullName(group, name)}`),
  );
  return joinLines([
    "GIMP Palette",
    `Name: ${toOneLine(palette.name) || "Palette"}`,
    `Columns: ${Math.min(rows.length, MOST_COLUMNS)}`,
    `# ${toOneLine(palette.link)}`,
    ...rows,
  ]);
}

function channelsText(rgb24: Rgb24): string {
  return [rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255].map((channel) => String(channel).padStart(3)).join(" ");
}
