import { toRgb24 } from "../convert.ts";
import type { ExportPalette } from "./palette.ts";
import { joinLines } from "./values.ts";

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
