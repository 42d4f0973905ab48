import { OPAQUE_ONLY } from "#app/frame/color-panel/opaque-only.ts";
import { color } from "#app/tools/color-fields.ts";
import { group, mapped, type Notify, unusual, word } from "#app/tools/fields.ts";
import { notAColor, notANumber, ONCE_ONLY, SRGB_ONLY, tooFewColors, tooManyColors } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import type { Color, Hex } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { readColor, writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { readCount, withoutTwins } from "./changes.ts";
import { type BaseColor, INITIAL, MAX_BASE_COLORS, MAX_COUNT, MODE_LABELS, MODES, type State } from "./state.ts";

const MAX_TEXT_LENGTH = 2048;
const USUAL_COLORS = writeHexes(INITIAL.baseColors);

/** `?c=ff0000-ffa500&n=2-1&m=oklab&t=6fa36c`. Without counts, each color gets one part. */
export const model = defineModel(
  group<State>({
    baseColors: { initial: INITIAL.baseColors, read: readBaseColors, write: writeBaseColors },
    activeMode: word("m", INITIAL.activeMode, MODES, { what: "mixing mode", nameOf: (mode) => MODE_LABELS[mode].long }),
    target: mapped(
      color("t", null, { what: "target color" }),
      (target: Color | null, notify) => target && hexOf(target, notify),
      (target) => target && colorOf(target),
    ),
  }),
);

function readBaseColors(query: URLSearchParams, notify: Notify): readonly BaseColor[] {
  const counts = query.get("n")?.slice(0, MAX_TEXT_LENGTH).split("-");
  const text = query.get("c");
  // The form that works without JavaScript sends one field per color and one for its parts.
  const fields = query.getAll("color");
  if (text === null && fields.length === 0) {
    if (!counts) return INITIAL.baseColors;
    return INITIAL.baseColors.map(({ color }, place) => ({ color, count: countOf(counts[place] ?? "0", notify) }));
  }
  const texts = fields.length > 0 ? fields : splitColors(text ?? "");
  const countTexts = fields.length > 0 ? query.getAll("count") : counts;
  const missing = counts && fields.length === 0 ? "0" : "1";
  const bad: string[] = [];
  const read = texts.flatMap((one, place) => {
    if (one.trim() === "") return [];
    const color = readColor(one);
    if (color) return { color: hexOf(color, notify), count: countOf(countTexts?.[place] ?? missing, notify) };
    bad.push(one);
    return [];
  });
  if (bad.length > 0) notify(notAColor(bad));
  const once = withoutTwins(read);
  if (once.length < read.length) notify(ONCE_ONLY);
  if (once.length > MAX_BASE_COLORS) notify(tooManyColors(once.length, MAX_BASE_COLORS));
  if (once.length > 0) return once.slice(0, MAX_BASE_COLORS);
  notify(tooFewColors(1));
  return INITIAL.baseColors;
}

function writeBaseColors(baseColors: readonly BaseColor[]) {
  const colors = writeHexes(baseColors);
  const usualCounts = colors === USUAL_COLORS ? INITIAL.baseColors : baseColors.map(() => ({ count: 1 }));
  return [...unusual("c", colors, USUAL_COLORS), ...unusual("n", writeCounts(baseColors), writeCounts(usualCounts))];
}

/** Splits at hyphens, unless the text is one CSS color that contains some: color(display-p3 1 0 0). */
function splitColors(text: string): string[] {
  const short = text.slice(0, MAX_TEXT_LENGTH);
  return readColor(short) ? [short] : short.split("-");
}

function countOf(text: string, notify: Notify): number {
  const count = text.trim() === "" ? 0 : readCount(text);
  if (count === null) notify(notANumber(text, { min: 0, max: MAX_COUNT }, "0 parts"));
  return count ?? 0;
}

function hexOf(color: Color, notify: Notify): Hex {
  if (color.alpha !== 1) notify(OPAQUE_ONLY);
  if (!isInGamut(color, "srgb")) notify(SRGB_ONLY);
  return printHex(color);
}

function writeCounts(counted: readonly { readonly count: number }[]): string {
  return counted
    .map(({ count }) => count)
    .join("-")
    .replace(/(?:-0)+$/, "");
}

function writeHexes(colors: readonly BaseColor[]): string {
  return writeColors(colors.map(({ color }) => colorOf(color)));
}

export function colorOf(hex: Hex): Color {
  return fromRgb24(parseHex24(hex));
}
