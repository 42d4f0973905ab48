import type { Color } from "../color.ts";
import { normalizeHue } from "../kernel/hue.ts";
import { cmykOf, srgbOf } from "./srgb-of.ts";

// The columns of a table that hold one channel each, or the alpha.

type Space = "rgb" | "cmyk" | "hsl" | "hsv";
export type Row = readonly string[];
export type ChannelColumns = { readonly space: Space; readonly columns: readonly number[] };
type AlphaOf = (row: Row) => number;

const TITLES: readonly (readonly [Space, readonly RegExp[]])[] = [
  ["rgb", [/^r(?:ed)?$/i, /^g(?:reen)?$/i, /^b(?:lue)?$/i]],
  ["cmyk", [/^c(?:yan)?$/i, /^m(?:agenta)?$/i, /^y(?:ellow)?$/i, /^(?:k|key|black)$/i]],
  ["hsl", [/^h(?:ue)?$/i, /^s(?:at(?:uration)?)?$/i, /^l(?:ight(?:ness)?)?$/i]],
  ["hsv", [/^h(?:ue)?$/i, /^s(?:at(?:uration)?)?$/i, /^(?:v(?:al(?:ue)?)?|b(?:rightness)?)$/i]],
];

/** Leaves out a and b of Lab, which would be taken for the alpha and for blue. */
export function withoutLab(titles: Row): Row {
  const start = titles.findIndex(
    (title, at) =>
      /^l(?:ightness)?$/i.test(title) && /^a$/i.test(titles[at + 1] ?? "") && /^b$/i.test(titles[at + 2] ?? ""),
  );
  return start < 0 ? titles : titles.toSpliced(start + 1, 2, "", "");
}

/** The columns that hold one channel each; `null` if the titles name no such columns. */
export function channelColumnsOf(titles: Row): ChannelColumns | null {
  for (const [space, patterns] of TITLES) {
    const columns = patterns.map((pattern) => titles.findIndex((title) => pattern.test(title)));
    if (!columns.includes(-1)) return { space, columns };
  }
  return null;
}

/**
 * Reads the rows of a table with one column per channel. RGB goes up to 255, or up to 1 if some value has a fraction
 * and none exceeds 1; saturation and lightness go up to 100, or to 1 by the same rule. The reader returns `null` for
 * values out of range.
 */
export function channelReader(
  { space, columns }: ChannelColumns,
  alphaOf: AlphaOf,
  rows: readonly Row[],
): (row: Row) => Color | null {
  const isHue = space === "hsl" || space === "hsv";
  const scaled = isHue ? columns.slice(1) : columns;
  const cells = rows.flatMap((row) => scaled.map((column) => row[column] ?? ""));
  const isUnit = cells.some((cell) => /[.,]\d/.test(cell)) && cells.every((cell) => !(numberOf(cell) > 1));
  const most = isUnit ? 1 : space === "rgb" ? 255 : 100;
  return (row) => {
    const parts = scaled.map((column) => channelOf(row[column] ?? "", most));
    const opacity = alphaOf(row);
    if (![...parts, opacity].every((part) => part >= 0 && part <= 1)) return null;
    const [first = 0, second = 0, third = 0, fourth = 0] = parts;
    if (space === "cmyk") return { ...cmykOf(first, second, third, fourth), alpha: opacity };
    if (!isHue) return { ...srgbOf(first, second, third), alpha: opacity };
    const hue = numberOf(row[columns[0] as number] ?? "");
    if (!Number.isFinite(hue)) return null;
    const h = normalizeHue(hue);
    const [s, last] = [100 * first, 100 * second];
    return space === "hsl" ? { space, h, s, l: last, alpha: opacity } : { space, h, s, v: last, alpha: opacity };
  };
}

/** From 0 to 1. */
function channelOf(cell: string, most: number): number {
  return cell.trim().endsWith("%") ? numberOf(cell) / 100 : numberOf(cell) / most;
}

/**
 * Reads the alpha of a row: a value above 1 is out of 255, or of 100 if it is called opacity; an empty cell or none is
 * opaque. Next to channels, it may be called "a".
 */
export function alphaReader(titles: Row, hasChannels: boolean): AlphaOf {
  const column = titles.findIndex((title) => /^(?:alpha|opacity)$/i.test(title) || (hasChannels && /^a$/i.test(title)));
  const most = /opacity/i.test(titles[column] ?? "") ? 100 : 255;
  return (row) => {
    const cell = row[column] ?? "";
    if (cell.trim() === "") return 1;
    const number = channelOf(cell, 1);
    return number > 1 ? number / most : number;
  };
}

/** NaN if the text is not a number. Accepts a decimal comma. */
function numberOf(cell: string): number {
  const text = cell
    .trim()
    .replace(/(?:%|°|deg)$/, "")
    .replace(",", ".");
  return text === "" ? Number.NaN : Number(text);
}
