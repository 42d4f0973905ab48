import type { Color } from "../color.ts";
import { isInGamut } from "../gamut.ts";
import { parsePasted } from "../text/pasted/parse-pasted.ts";
import { printHex } from "../text/print.ts";
import {
  alphaReader,
  type ChannelColumns,
  channelColumnsOf,
  channelReader,
  type Row,
  withoutLab,
} from "./channel-columns.ts";
import type { ImportedPalette } from "./imported.ts";
import { PaletteBuilder } from "./palette-builder.ts";
import { whyUnread } from "./why-unread.ts";

type Titles = { readonly titles: Row; readonly channels: ChannelColumns | null; readonly colorColumn: number };
type OfRow = { readonly row: Row; readonly titles: Row; readonly color: Color; readonly name: string | null };

const NAME_TITLES = /^(?:color )?(?:name|title|label|token)$/i;
const GROUP_TITLES = /^(?:group|family|palette|category)$/i;
const COLOR_TITLES = [
  /^(?:hex(?:adecimal)?|html|css|rgb|hsl|oklch)(?: (?:code|value|colou?r))?$/i,
  /^(?:colou?r )?(?:value|code)$/i,
  /^colou?r$/i,
];
const WIDE_TITLES = /^(?:oklch|p3|oklab|lch|lab)$/i;
/** A bar is last, because a title may have one. */
const SEPARATORS = [",", ";", "\t", "|"];
const NO_CHANNELS = "Its numbers are missing or out of range.";
const PROTECTED = /^'(?:'|[\t\r\n]|\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20])/u;

/** Reads a table of colors with a title row: CSV with commas, semicolons or tabs, or Markdown. `null` for other text. */
export function readCsv(text: string): ImportedPalette | null {
  const firstLine = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? "";
  for (const separator of SEPARATORS) {
    if (!firstLine.includes(separator)) continue;
    const titles = withoutLab((readRows(firstLine, separator)[0] ?? []).map((title) => title.trim()));
    const channels = channelColumnsOf(titles);
    const colorColumn = colorColumnOf(titles, channels?.columns ?? []);
    if (colorColumn >= 0 || channels) return readTable(text, separator, { titles, channels, colorColumn });
  }
  return null;
}

function readTable(text: string, separator: string, { titles, channels, colorColumn }: Titles): ImportedPalette | null {
  const isMarkdown = separator === "|";
  const wideColumn = titles.findIndex((title) => WIDE_TITLES.test(title));
  const alphaOf = alphaReader(titles, channels !== null);
  const groupColumn = titles.findIndex((title) => GROUP_TITLES.test(title));
  const builder = new PaletteBuilder();
  const rows = readRows(text, separator).slice(1);
  const nameColumn = nameColumnOf(titles, colorColumn, isMarkdown ? rows : []);
  const readChannels = channels && channelReader(channels, alphaOf, rows);
  for (const [index, row] of rows.entries()) {
    const cell = row[colorColumn] ?? "";
    const color = withAlpha(readColor(cell, row[wideColumn] ?? ""), alphaOf(row)) ?? readChannels?.(row);
    const cellOf = (column: number) => (isMarkdown ? withoutMarks : plainText)(row[column] ?? "");
    const name = row[nameColumn] === undefined ? null : cellOf(nameColumn);
    if (color) {
      builder.add(color, name, cellOf(groupColumn));
      if (isMarkdown) addOthers(builder, { row, titles, color, name });
    } else if (row.some((each) => /[^\s:-]/.test(each))) {
      const reason = cell === "" && channels ? NO_CHANNELS : whyUnread(cell);
      builder.leave(`Row ${index + 2}`, row.join(`${separator} `), reason);
    }
  }
  return builder.finish(isMarkdown ? "Markdown table" : "CSV table");
}

/** Adds the hex colors of other columns, such as "Sea Hover". */
function addOthers(builder: PaletteBuilder, { row, titles, color, name }: OfRow): void {
  for (const [column, cell] of row.entries()) {
    const text = withoutMarks(cell);
    const other = text.startsWith("#") ? parsePasted(text) : null;
    if (other && printHex(other) !== printHex(color)) builder.add(other, `${name ?? ""} ${titles[column] ?? ""}`);
  }
}

/** Prefers "Hex" to "Value" to "Color", because "Color" may be the name column. */
function colorColumnOf(titles: Row, channels: readonly number[]): number {
  const columns = COLOR_TITLES.map((pattern) =>
    titles.findIndex((title, column) => pattern.test(title) && !channels.includes(column)),
  );
  return columns.find((column) => column >= 0) ?? -1;
}

/** In a table with titles in another language, the first column with words is the name. */
function nameColumnOf(titles: Row, colorColumn: number, rows: readonly Row[]): number {
  const column = titles.findIndex((title) => NAME_TITLES.test(title));
  if (column >= 0) return column;
  const second = titles.findIndex((title, at) => /^colou?r$/i.test(title) && at !== colorColumn);
  const row = rows.find((cells) => /\p{L}/u.test(cells.join("")));
  return second >= 0 || !row
    ? second
    : row.findIndex((cell, at) => at !== colorColumn && /\p{L}/u.test(cell) && !/[#(]/.test(withoutMarks(cell)));
}

/** The wide column is rounded, so it is used only for colors that the other one can't hold. */
function readColor(text: string, wideText: string): Color | null {
  const color = parsePasted(text);
  const wide = wideText === "" ? null : parsePasted(wideText);
  return wide && (!color || !isInGamut(wide, "srgb")) ? wide : color;
}

/** The color with the alpha of its row, if that is valid and the color has none. */
function withAlpha(color: Color | null, alpha: number): Color | null {
  return color && color.alpha === 1 && alpha >= 0 && alpha <= 1 ? { ...color, alpha } : color;
}

/** Removes the apostrophe that keeps a spreadsheet from running the cell as a formula. */
function plainText(cell: string): string {
  return PROTECTED.test(cell) ? cell.slice(1) : cell;
}

/** The text of a Markdown cell: of "**Sea**", "`Sea`" and "[Sea](sea.md)". */
function withoutMarks(cell: string): string {
  const text = cell.trim().replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
  return text.replace(/\*\*|`|^[*_]+|[*_]+$/g, "").replaceAll("\\|", "|");
}

/** https://www.rfc-editor.org/rfc/rfc4180. In Markdown, a cell has a bar as "\|". */
function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      at++;
      for (;;) {
        const close = text.indexOf('"', at);
        cell += text.slice(at, close < 0 ? text.length : close);
        at = close < 0 ? text.length : close + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at++;
      }
    }
    const start = at;
    const isEscaped = () => separator === "|" && text[at - 1] === "\\";
    while (at < text.length && text[at] !== "\n" && text[at] !== "\r" && (text[at] !== separator || isEscaped())) at++;
    row.push(cell + text.slice(start, at));
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      row.push("");
    }
    rows.push(row);
    row = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return rows;
}
