import type { Color } from "#color/color.ts";
import { readColors } from "#color/text/address.ts";
import { notAColor, tooFewColors, tooManyColors } from "./notices.ts";

type Limits = { readonly min: number; readonly max: number };

/** The colors of a list, or of several texts, with a notice for each kind that could not be taken. Never throws. */
export function readColorList(
  given: string | readonly string[] | null,
  fallback: readonly Color[],
  { min, max }: Limits,
) {
  if (given === null) return { colors: fallback, notices: [] };
  const lists = (typeof given === "string" ? [given] : given).map(readColors);
  const colors = lists.flatMap((list) => list.colors);
  const bad = lists.flatMap((list) => list.bad);
  const notices: string[] = [];
  if (bad.length > 0) notices.push(notAColor(bad));
  if (colors.length > max) notices.push(tooManyColors(colors.length, max));
  if (colors.length >= min) return { colors: colors.slice(0, max), notices };
  if (bad.length === 0) notices.push(tooFewColors(min));
  return { colors: [...colors, ...fallback.slice(colors.length)], notices };
}
