import type { Rgb24 } from "../color.ts";
import { toRgb24 } from "../convert.ts";
import { print } from "../text/print.ts";
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

/** A palette of PaintShop Pro, which pixel editors read too: 8-bit sRGB without any text. */
export function writePal(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ swatches }) =>
    swatches.map(({ color }) => {
      const rgb24 = toRgb24(color);
      return `${rgb24 >>> 16} ${(rgb24 >>> 8) & 255} ${rgb24 & 255}`;
    }),
  );
  return joinLines(["JASC-PAL", "0100", String(rows.length), ...rows], "\r\n");
}

/**
 * A palette of Paint.NET (https://www.getpaint.net/doc/latest/WorkingWithPalettes.html): AARRGGBB, and comments, of which
 * the one before a color is its name. Paint.NET takes the first 96 colors.
 */
export function writePaintNet(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.flatMap(({ name, color }) => {
      const digits = print(color, "hex", { hasHash: false });
      return [`; ${fullName(group, name)}`, (digits.slice(6) || "FF") + digits.slice(0, 6)];
    }),
  );
  const title = `; Palette Name: ${toOneLine(palette.name)}`;
  return joinLines(["; paint.net Palette File", `; ${toOneLine(palette.link)}`, title, "", ...rows], "\r\n");
}
