import type { Loaded, ToolModel } from "#app/tools/tool-model.ts";
import type { Color, Hex, Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { readColor, writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { withoutTwins } from "./changes.ts";
import { readCount } from "./read-count.ts";
import { type BaseColor, INITIAL, MAX_BASE_COLORS, MODES, type State } from "./state.ts";

const MAX_TEXT_LENGTH = 2048;
const LONGEST_SHOWN = 40;

export const model: ToolModel<State> = { initial: INITIAL, read, write };

function read(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const baseColors = readBaseColors(query, notices);
  const mode = query.get("m") ?? INITIAL.activeMode;
  const activeMode = MODES.find((known) => known === mode);
  if (!activeMode) notices.push("This address asks for a way of mixing that there is not.");
  const wanted = query.get("t")?.trim() ?? "";
  const target = wanted === "" ? null : readHex(wanted, notices);
  return { state: { baseColors, activeMode: activeMode ?? INITIAL.activeMode, target }, notices };
}

/** `?c=ff0000-ffa500&n=2-1&m=oklab&t=6fa36c`; colors without counts get one part each. */
function write({ baseColors, activeMode, target }: State): URLSearchParams {
  const colors = writeHexes(baseColors);
  const isUsual = colors === writeHexes(INITIAL.baseColors);
  const usualCounts = isUsual ? INITIAL.baseColors.map(({ count }) => count) : baseColors.map(() => 1);
  const counts = baseColors.map(({ count }) => count);
  const query = new URLSearchParams();
  if (!isUsual) query.set("c", colors);
  if (counts.join() !== usualCounts.join()) query.set("n", counts.join("-").replace(/(?:-0)+$/, ""));
  if (activeMode !== INITIAL.activeMode) query.set("m", activeMode);
  if (target) query.set("t", target.slice(1).toLowerCase());
  return query;
}

type Typed = { readonly color: string; readonly count: string | undefined };

function readBaseColors(query: URLSearchParams, notices: string[]): readonly BaseColor[] {
  const counts = query.get("n")?.slice(0, MAX_TEXT_LENGTH).split("-");
  const fields = query.getAll("color");
  const text = query.get("c");
  if (text === null && fields.length === 0) {
    return counts ? readCounts(INITIAL.baseColors, counts, notices) : INITIAL.baseColors;
  }
  // The form without JavaScript sends a field for each color and one for its parts.
  const formCounts = query.getAll("count");
  const typed: Typed[] =
    fields.length > 0
      ? fields.map((color, place) => ({ color, count: formCounts[place] }))
      : splitColors(text ?? "").map((color, place) => ({ color, count: counts ? (counts[place] ?? "0") : "1" }));
  const read = typed.flatMap(({ color, count }) => {
    if (color.trim() === "") return [];
    const hex = readHex(color, notices);
    return hex ? [{ color: hex, count: readOneCount(count ?? "1", notices) }] : [];
  });
  const once = withoutTwins(read);
  if (once.length < read.length) notices.push("A color that stands there twice is taken once.");
  if (once.length > MAX_BASE_COLORS) notices.push(`Of ${once.length} colors the first ${MAX_BASE_COLORS} are shown.`);
  if (once.length > 0) return once.slice(0, MAX_BASE_COLORS);
  notices.push("At least one color is needed, so the usual ones stand here.");
  return INITIAL.baseColors;
}

/** CSS has hyphens of its own: color(display-p3 1 0 0). */
function splitColors(text: string): string[] {
  const short = text.slice(0, MAX_TEXT_LENGTH);
  return readColor(short) ? [short] : short.split("-");
}

function readCounts(colors: readonly BaseColor[], counts: readonly string[], notices: string[]) {
  return colors.map(({ color }, place) => ({ color, count: readOneCount(counts[place] ?? "0", notices) }));
}

function readOneCount(text: string, notices: string[]): number {
  const count = text.trim() === "" ? 0 : readCount(text);
  if (count === null) say(notices, `“${shorten(text)}” is no number of parts.`);
  return count ?? 0;
}

function readHex(text: string, notices: string[]): Hex | null {
  const color = readColor(text.trim().replace(/^#/, ""));
  if (!color) {
    say(notices, `“${shorten(text)}” could not be read as a color.`);
    return null;
  }
  if (color.alpha !== 1) say(notices, "Only opaque colors can be mixed, so alpha is left out.");
  if (!isInGamut(color, "srgb")) say(notices, "The mixer works in sRGB: the nearest color there is taken.");
  return printHex(color);
}

function writeHexes(colors: readonly BaseColor[]): string {
  return writeColors(colors.map(({ color }) => colorOf(color)));
}

/** "#RRGGBB" as a color. */
export function colorOf(hex: Hex): Color {
  return fromRgb24(rgb24Of(hex));
}

export function rgb24Of(hex: Hex): Rgb24 {
  return Number.parseInt(hex.slice(1), 16);
}

/** Each sentence once, and not too many of them. */
function say(notices: string[], notice: string) {
  if (!notices.includes(notice) && notices.length < 4) notices.push(notice);
}

function shorten(text: string) {
  return text.slice(0, LONGEST_SHOWN);
}
