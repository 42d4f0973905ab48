import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";

// What the account's tables take: supabase/migrations.
export const MAX_NAME_CHARACTERS = 80;
export const MAX_NOTES_CHARACTERS = 5000;
const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 32;
export const MAX_COLORS = 64;
/** Servers take addresses of 16 kB, with all else that a request says. */
const MAX_PATH_CHARACTERS = 12_000;
const COLOR_TEXT = /^[0-9a-z.~_]{3,80}$/;
/** Far finer than the eye can see, and four channels fit. */
const ROUNDED_DIGITS = 9;

/** Without control signs and in one line; empty text becomes the fallback. */
export function cleanName(text: string, fallback: string): string {
  return cleanLine(text, MAX_NAME_CHARACTERS) || fallback;
}

/** Lines stay; other control signs go. */
export function cleanNotes(text: unknown): string {
  if (typeof text !== "string") return "";
  const plain = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
  return cut(plain, MAX_NOTES_CHARACTERS);
}

/** Each once, whatever its capitals. */
export function cleanTags(tags: unknown): readonly string[] {
  if (!Array.isArray(tags)) return [];
  const lines = tags.flatMap((tag) => (typeof tag === "string" ? cleanLine(tag, MAX_TAG_CHARACTERS) : ""));
  const once = new Map(lines.filter((line) => line !== "").map((line) => [line.toLowerCase(), line]));
  return [...once.values()].slice(0, MAX_TAGS);
}

/** A color as it is kept: as in addresses, and rounded where it would be longer than 80 characters. */
export function colorText(color: Color): string {
  const text = writeColor(color);
  return COLOR_TEXT.test(text) ? text : writeColor(roundChannels(color));
}

/** The same from stored text; null when it is no color. */
export function readColorText(value: unknown): string | null {
  const color = typeof value === "string" ? readColor(value) : null;
  if (!color) return null;
  return COLOR_TEXT.test(value as string) ? (value as string) : colorText(color);
}

/** A place on this site: two slashes, or a slash and a backslash, would lead to another one. Null for anything else. */
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

/** By whole characters: half a surrogate pair is no text for a database. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}
