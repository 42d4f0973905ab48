import { print } from "../text/print.ts";
import type { ExportPalette } from "./palette.ts";
import { fullName, joinLines, toOneLine } from "./values.ts";

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
