import type { Color } from "../color.ts";
import { srgbOf } from "./srgb-of.ts";

type Space = "rgb" | "hsl" | "hsv";
export type ChannelColumns = { readonly space: Space; readonly columns: readonly number[]; readonly alpha: number };

const TITLES: readonly (readonly [Space, readonly RegExp[]])[] = [
  ["rgb", [/^r(?:ed)?$/i, /^g(?:reen)?$/i, /^b(?:lue)?$/i]],
  ["hsl", [/^h(?:ue)?$/i, /^s(?:at(?:uration)?)?$/i, /^l(?:ight(?:ness)?)?$/i]],
  ["hsv", [/^h(?:ue)?$/i, /^s(?:at(?:uration)?)?$/i, /^(?:v(?:al(?:ue)?)?|b(?:rightness)?)$/i]],
];
const ALPHA_TITLE = /^(?:a|alpha|opacity)$/i;

/** The columns of a table that have one channel each; `null` if its titles do not say so. */
export function channelColumnsOf(titles: readonly string[]): ChannelColumns | null {
  for (const [space, patterns] of TITLES) {
    const columns = patterns.map((pattern) => titles.findIndex((title) => pattern.test(title)));
    if (!columns.includes(-1)) return { space, columns, alpha: titles.findIndex((title) => ALPHA_TITLE.test(title)) };
  }
  return null;
}

/**
 * Reads the rows of a table with one column for each channel. RGB goes to 255, or to 1 if no row has more and one has a
 * fraction; saturation and lightness go to 100, or likewise to 1. The reader gives `null` for cells outside of that.
 */
export function channelReader(
  { space, columns, alpha }: ChannelColumns,
  rows: readonly (readonly string[])[],
): (row: readonly string[]) => Color | null {
  const scaled = space === "rgb" ? columns : columns.slice(1);
  const cells = rows.flatMap((row) => scaled.map((column) => row[column] ?? ""));
  const isUnit = cells.some((cell) => /[.,]\d/.test(cell)) && cells.every((cell) => !(numberOf(cell) > 1));
  const most = isUnit ? 1 : space === "rgb" ? 255 : 100;
  return (row) => {
    const [first = Number.NaN, ...rest] = columns.map((column) => channelOf(row[column] ?? "", most));
    const [second = Number.NaN, third = Number.NaN] = rest;
    const opacity = alpha < 0 ? 1 : alphaOf(row[alpha] ?? "");
    const isHue = space !== "rgb";
    const parts = isHue ? [second, third, opacity] : [first, second, third, opacity];
    if (!parts.every((part) => part >= 0 && part <= 1)) return null;
    if (!isHue) return { ...srgbOf(first, second, third), alpha: opacity };
    const hue = numberOf(row[columns[0] as number] ?? "");
    if (!Number.isFinite(hue)) return null;
    const h = ((hue % 360) + 360) % 360;
    const [s, last] = [100 * second, 100 * third];
    return space === "hsl" ? { space, h, s, l: last, alpha: opacity } : { space, h, s, v: last, alpha: opacity };
  };
}

/** From 0 to 1. */
function channelOf(cell: string, most: number): number {
  return cell.trim().endsWith("%") ? numberOf(cell) / 100 : numberOf(cell) / most;
}

/** Above 1 it is one of 255; an empty cell is opaque. */
function alphaOf(cell: string): number {
  if (cell.trim() === "") return 1;
  const number = channelOf(cell, 1);
  return number > 1 ? number / 255 : number;
}

/** NaN for what is no number. Some countries write a comma for the point. */
function numberOf(cell: string): number {
  const text = cell
    .trim()
    .replace(/(?:%|°|deg)$/, "")
    .replace(",", ".");
  return text === "" ? Number.NaN : Number(text);
}
