/** Notices about parts of an address that a tool can't use, one or two sentences each. */

import { quoted } from "#color/text/quoted.ts";

type Limits = { readonly min: number; readonly max: number };

const MAX_QUOTES = 3;

/** `used` is the name of the replacement. */
export function unknownWord(what: string, text: string, used: string): string {
  return `Unknown ${what} ${quoted(text)} in this link. Using ${quoted(used)}.`;
}

/** `used` is the replacement, with its unit: "12 steps". */
export function notANumber(text: string, { min, max }: Limits, used: string): string {
  const problem = min < max ? `is not a number from ${min} to ${max}` : "cannot be used in this link";
  return `${quoted(text)} ${problem}. Using ${used}.`;
}

export function notARange(text: string, max: number, used: string): string {
  return `${quoted(text)} is not a range between 0 and ${max}. Using ${used}.`;
}

export function notAColor(texts: readonly string[], what = "color"): string {
  return `${listOf(texts)} could not be read as a ${what}.`;
}

export function tooManyColors(count: number, max: number): string {
  return `Only the first ${max === 1 ? "" : `${max} `}of ${count} colors could be used.`;
}

export function tooManyForTab(count: number): string {
  return `“2 colors” cannot hold ${count} colors. Using “Multiple colors”.`;
}

export function tooFewColors(min: number, given = 0): string {
  const rest = given > 0 ? "The rest are examples." : "Using example colors.";
  return `At least ${min === 1 ? "one color is" : `${min} colors are`} needed. ${rest}`;
}

export const SRGB_ONLY = "Colors outside sRGB were replaced by the nearest ones inside it.";
export const ONCE_ONLY = "A color can be added only once, so repeated ones were left out.";
export const RULE_NEEDS_ONE = "A harmony rule derives all colors from one. Using only the first color.";
export const NO_RULE_NEEDS_TWO = "A wheel without a rule needs two colors. Using a triad of the first one.";
export const CELLS_LOST = "Some cells set by hand could not be read.";
export const PICTURE_GONE = "Links don't include the picture. Open it again to pick from it.";
export const PICTURE_REPLACED = "Links don't include the picture. Showing an example picture.";

/** `used` is the replacement, if there is one. */
export function unreadable(what: string, text: string, used?: string): string {
  return `Could not read the ${what} ${quoted(text)} in this link.${used ? ` Using ${used}.` : ""}`;
}

export function badSeed(text: string, maxChars: number, used: string): string {
  return `${quoted(text)} is not a seed of 1 to ${maxChars} letters and digits. Using ${used ? quoted(used) : "none"}.`;
}

export function partlyUnreadable(what: string, texts: readonly string[]): string {
  return `Could not read these ${what} in this link: ${listOf(texts)}.`;
}

function listOf(texts: readonly string[]): string {
  const more = texts.length > MAX_QUOTES ? ` and ${texts.length - MAX_QUOTES} more` : "";
  return texts.slice(0, MAX_QUOTES).map(quoted).join(", ") + more;
}
