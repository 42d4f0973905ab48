import type { Color } from "#color/color.ts";
import { readColors } from "#color/text/address.ts";

type Limits = { readonly min: number; readonly max: number };

/** The colors of a query's parameter, with what is to be said of those that could not be taken. Never throws. */
export function readColorList(text: string | null, fallback: readonly Color[], { min, max }: Limits) {
  if (text === null) return { colors: fallback, notices: [] };
  const { colors, bad } = readColors(text);
  const notices: string[] = [];
  if (bad.length > 0) {
    const parts = bad.slice(0, 3).map((part) => `“${part.slice(0, 40)}”`);
    notices.push(
      `${parts.join(", ")}${bad.length > 3 ? ` and ${bad.length - 3} more` : ""} could not be read as a color.`,
    );
  }
  if (colors.length > max) notices.push(`Of ${colors.length} colors the first ${max} are shown.`);
  if (colors.length >= min) return { colors: colors.slice(0, max), notices };
  if (bad.length === 0)
    notices.push(`At least ${min === 1 ? "one color is" : `${min} colors are`} needed, so others stand here.`);
  return { colors: [...colors, ...fallback.slice(colors.length)], notices };
}
