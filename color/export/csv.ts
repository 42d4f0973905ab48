import { FORMAT_NAMES } from "../text/format-names.ts";
import type { ExportOptions, ExportPalette } from "./palette.ts";
import { isWide, joinLines, printValue, SRGB_VALUES } from "./values.ts";

// Also what a reader would take for such an apostrophe.
const RISKY = /^(?:'|[\t\r\n]|\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20])/u;

/**
 * For spreadsheets: https://www.rfc-editor.org/rfc/rfc4180. Hex, and beside it the values when they are others. Where these
 * end at sRGB and a color does not, it is written in Display P3, too.
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

/**
 * Spreadsheets run a cell that begins like a formula, and their readers of CSV do so even with the cell in quotation
 * marks: https://owasp.org/www-community/attacks/CSV_Injection. An apostrophe before it makes it text.
 */
function cellText(text: string): string {
  const plain = text.replace(/[^\P{Cc}\t\r\n]/gu, " ").toWellFormed();
  const safe = RISKY.test(plain) ? `'${plain}` : plain;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
