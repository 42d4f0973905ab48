import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { COLOR_TEXT } from "#contract/saved-rules.ts";

// Limits of the account's tables: supabase/migrations.
export const MAX_NAME_CHARACTERS = 80;
export const MAX_NOTES_CHARACTERS = 5000;
const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 32;
export const MAX_COLORS = 64;
/** Servers accept 16 kB for the URL and everything else in a request head. */
const MAX_PATH_CHARACTERS = 12_000;
/** Far finer than the eye can see, and short enough for four channels to fit. */
const ROUNDED_DIGITS = 9;

/** Strips control characters and line breaks; empty text becomes the fallback. */
export function cleanName(text: string, fallback: string): string {
  return cleanLine(text, MAX_NAME_CHARACTERS) || fallback;
}

/** Strips control characters but keeps line breaks. */
export function cleanNotes(text: unknown): string {
  if (typeof text !== "string") return "";
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
  return cut(plain, MAX_NOTES_CHARACTERS);
}

/** Merges notes changed in two places at once: theirs, followed by the lines that are only in mine. */
export function mergeNotes(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  const lines = theirs.split("\n");
  const both = [...lines, ...mine.split("\n").filter((line) => !lines.includes(line))].join("\n");
  return both.length <= MAX_NOTES_CHARACTERS ? both : mine;
}

/** Removes duplicates, ignoring case. */
export function cleanTags(tags: unknown): readonly string[] {
  if (!Array.isArray(tags)) return [];
  const lines = tags.flatMap((tag) => (typeof tag === "string" ? cleanLine(tag, MAX_TAG_CHARACTERS) : ""));
  const once = new Map(lines.filter((line) => line !== "").map((line) => [line.toLowerCase(), line]));
  return [...once.values()].slice(0, MAX_TAGS);
}

/** Formats a color for storage: as in URLs, rounded if it would be longer than 80 characters. */
export function colorText(color: Color): string {
  const text = writeColor(color);
  return COLOR_TEXT.test(text) ? text : writeColor(roundChannels(color));
}

/** Does the same for stored text; null if it is not a color. */
export function readColorText(value: unknown): string | null {
  const color = typeof value === "string" ? readColor(value) : null;
  if (!color) return null;
  return COLOR_TEXT.test(value as string) ? (value as string) : colorText(color);
}

/** Returns a path on this site, else null: two slashes, or a slash and a backslash, would lead to another site. */
export function cleanPath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return null;
  const path = value.toWellFormed().replace(/[^!-~]|\\/gu, encodeURIComponent);
  return path.length <= MAX_PATH_CHARACTERS ? path : null;
}

function roundChannels(color: Color): Color {
  const rounded = Object.entries(color).map(([name, value]) => [
    name,
    typeof value === "number" ? Number(value.toFixed(ROUNDED_DIGITS)) : value,
  ]);
  return Object.fromEntries(rounded);
}

function cleanLine(text: string, most: number): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\s]+/gu, " ");
  return cut(line.trim(), most).trim();
}

/** Cuts at whole characters, because databases reject half a surrogate pair. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}
