import { print } from "../print.ts";
import type { ExportPalette } from "./palette.ts";
import { joinLines, printValue } from "./values.ts";

// Also what a reader would take for such an apostrophe.
const RISKY = /^(?:'|[\t\r\n]|\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20])/u;
const HEADER = ["Group", "Name", "Hex", "RGB", "HSL", "OKLCH"];

/** For spreadsheets: https://www.rfc-editor.org/rfc/rfc4180. OKLCH holds what lies outside of sRGB. */
export function writeCsv(palette: ExportPalette): string {
  const rows = palette.groups.flatMap(({ name: group, swatches }) =>
    swatches.map(({ name, color }) => [
      group,
      name,
      printValue(color, "hex"),
      print(color, "rgb", { syntax: "legacy" }),
      print(color, "hsl", { syntax: "legacy", precision: "short" }),
      printValue(color, "oklch"),
    ]),
  );
  return joinLines(
    [HEADER, ...rows].map((row) => row.map(cellText).join(",")),
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
