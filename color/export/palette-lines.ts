import { toRgb24 } from "../convert.ts";
import { bytesOf } from "../kernel/hex.ts";
import { argbHex } from "../text/argb-hex.ts";
import { FORMAT_NAMES } from "../text/format-names.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { fullName, isWide, joinLines, printValue, SRGB_VALUES, toOneLine } from "./values.ts";

const MAX_COLUMNS = 16;

/** Writes a GIMP palette (https://developer.gimp.org/core/standards/gpl/) for GIMP, Inkscape and Krita: 8-bit sRGB. */
export function writeGpl(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => {
      const channels = bytesOf(toRgb24(color)).map((channel) => String(channel).padStart(3));
      return `${channels.join(" ")}\t${fullName(group, name)}`;
    }),
  );
  return joinLines([
    "GIMP Palette",
    `Name: ${toOneLine(palette.name) || "Palette"}`,
    `Columns: ${Math.min(rows.length, MAX_COLUMNS)}`,
    `# ${toOneLine(palette.link)}`,
    ...rows,
  ]);
}

/** Writes a PaintShop Pro palette, also read by pixel editors: 8-bit sRGB without any text. */
export function writePal(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ swatches }) => swatches.map(({ color }) => bytesOf(toRgb24(color)).join(" ")));
  return joinLines(["JASC-PAL", "0100", String(rows.length), ...rows], "\r\n");
}

/**
 * Writes a Paint.NET palette (https://www.getpaint.net/doc/latest/WorkingWithPalettes.html): AARRGGBB with comments;
 * the one before a color is its name. Paint.NET reads the first 96 colors.
 */
export function writePaintNet(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.flatMap(({ name, color }) => [`; ${fullName(group, name)}`, argbHex(color)]),
  );
  const title = `; Palette Name: ${toOneLine(palette.name)}`;
  return joinLines(["; paint.net Palette File", `; ${toOneLine(palette.link)}`, title, "", ...rows], "\r\n");
}

// Also matches text that a reader would mistake for such an apostrophe.
const RISKY = /^(?:'|[\t\r\n]|\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20])/u;

/**
 * Writes CSV for spreadsheets: https://www.rfc-editor.org/rfc/rfc4180. Hex, plus the values if they are in another
 * format. A color outside sRGB is also written in Display P3 if the values are limited to sRGB.
 */
export function writeCsv(palette: ExportPalette, { values }: Pick<ExportOptions, "values">): string {
  const colors = palette.groups.flatMap(({ swatches }) => swatches.map(({ color }) => color));
  const isCut = SRGB_VALUES.includes(values) && colors.some(isWide);
  const others = values === "hex" ? [] : [values];
  const header = ["Group", "Name", "Hex", ...others.map((format) => FORMAT_NAMES[format]), ...(isCut ? ["P3"] : [])];
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => [
      group,
      name,
      printValue(color, "hex"),
      ...others.map((format) => printValue(color, format)),
      ...(isCut ? [isWide(color) ? printValue(color, "p3") : ""] : []),
    ]),
  );
  return joinLines(
    [header, ...rows].map((row) => row.map(cellText).join(",")),
    "\r\n",
  );
}

/** Starts a CSV file that isn't ASCII with a byte order mark, without which Excel doesn't read it as UTF-8. */
export function markUtf8(csv: string): string {
  return /[^\0-\x7f]/.test(csv) ? `\ufeff${csv}` : csv;
}

/**
 * Spreadsheets run a cell that starts like a formula, and their CSV readers do so even with a quoted cell:
 * https://owasp.org/www-community/attacks/CSV_Injection. A leading apostrophe makes it text.
 */
function cellText(text: string): string {
  const plain = text.replace(/[^\P{Cc}\t\r\n]/gu, " ").toWellFormed();
  const safe = RISKY.test(plain) ? `'${plain}` : plain;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
