import { type Color, channelOf } from "#color/color.ts";
import { convert, SPACES } from "#color/convert.ts";
import { readLink } from "#color/import/link.ts";
import { parseMore } from "#color/more-spaces/text.ts";
import { tailwindColor } from "#color/tailwind.ts";
import { readColor, readColors, writeColors } from "#color/text/address.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { quoted } from "#color/text/quoted.ts";
import { SPACE_IDS } from "./color-values.ts";

export type GivenColor = { readonly input: string; readonly color: Color };

/** Longer than any CSS color that people write. */
export const MAX_COLOR_CHARACTERS = 200;
const LINK = /^\s*(?:https?:\/\/|[\w.-]+\.[a-z]{2,}\/)/i;

/**
 * Reads a pasted color, a color in the grammar of our addresses, or a link to one. The problem with other text continues
 * a sentence that starts with the parameter's name.
 */
export function readGivenColor(input: string): GivenColor | { problem: string } {
  if (input.length > MAX_COLOR_CHARACTERS) {
    return { problem: `takes colors of at most ${MAX_COLOR_CHARACTERS} characters, not ${input.length}.` };
  }
  const linked = LINK.test(input) ? colorsOfLink(input) : [];
  if (linked.length > 1) {
    return { problem: `${quoted(input)} is a link to ${linked.length} colors. Give them as ${writeColors(linked)}.` };
  }
  const color = linked[0] ?? parsePasted(input) ?? parseMore(input) ?? readColor(input);
  if (!color) return { problem: `${quoted(input)} could not be read. ${explainUnreadable(input) ?? ""}`.trim() };
  if (!isBounded(color)) return { problem: `${quoted(input)} has numbers out of range for a color.` };
  return { input, color };
}

function colorsOfLink(link: string): Color[] {
  return readLink(link.trim())?.groups.flatMap(({ swatches }) => swatches.map(({ color }) => color)) ?? [];
}

/** Reads up to `most` colors, in separate texts or joined by hyphens. */
export function readGivenColors(
  texts: readonly string[],
  most: number,
): { colors: GivenColor[] } | { problem: string } {
  const colors: GivenColor[] = [];
  for (const text of texts) {
    // Checked before reading, so that no list costs more than its limit.
    if (colors.length >= most) return { problem: `takes at most ${most} colors.` };
    for (const part of partsOf(text)) {
      const read = readGivenColor(part);
      if ("problem" in read) return read;
      colors.push(read);
      if (colors.length > most) return { problem: `takes at most ${most} colors.` };
    }
  }
  return { colors };
}

/**
 * "db073d-dba507" and "red-500-blue-600" are two colors; "rgb(-1 2 3)" and anything else that is not a list in our grammar
 * is one.
 */
function partsOf(text: string): string[] {
  if (!text.includes("-") || parsePasted(text)) return [text];
  const words = text.split("-").filter((word) => word.trim() !== "");
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = `${words[at]}-${words[at + 1]}`;
    parts.push(tailwindColor(pair) ? pair : (words[at] as string));
    if (tailwindColor(pair)) at++;
  }
  const others = parts.filter((part) => !tailwindColor(part));
  return parts.length > 0 && readColors(others.join("-")).bad.length === 0 ? parts : [text];
}

/** In every space; numbers that overflow in one wouldn't be JSON. */
function isBounded(color: Color): boolean {
  return SPACE_IDS.every((space) => {
    const converted = convert(color, space);
    return [...SPACES[space].letters, "alpha"].every((letter) => {
      const value = channelOf(converted, letter);
      return value === null || Number.isFinite(value);
    });
  });
}
