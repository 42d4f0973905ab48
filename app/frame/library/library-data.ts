import { readColor } from "#color/address.ts";

/** Plain data with ids that are unique everywhere, so that an account can take it over later. */
export type SavedColor = {
  readonly id: string;
  readonly name: string;
  /** As in addresses: see `writeColor`. */
  readonly color: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
};
export type SavedPalette = {
  readonly id: string;
  readonly name: string;
  /** The address of the tool that made it, from the first slash on. */
  readonly path: string;
  /** As in addresses: see `writeColor`. */
  readonly colors: readonly string[];
  readonly savedAt: number;
};
/** The newest first. */
export type LibraryData = { readonly colors: readonly SavedColor[]; readonly palettes: readonly SavedPalette[] };

export const EMPTY_LIBRARY: LibraryData = { colors: [], palettes: [] };

const MAX_NAME_CHARACTERS = 80;
const MAX_PATH_CHARACTERS = 4096;

/** What can be used of stored data that anybody may have changed; `null` when it is no library at all. */
export function readLibrary(value: unknown): LibraryData | null {
  if (!isObject(value) || !Array.isArray(value.colors) || !Array.isArray(value.palettes)) return null;
  return {
    colors: unique(value.colors.flatMap(readSavedColor)),
    palettes: unique(value.palettes.flatMap(readSavedPalette)),
  };
}

/** Without control signs and in one line; empty text becomes the fallback. */
export function cleanName(text: string, fallback: string): string {
  const name = text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_CHARACTERS)
    .trim();
  return name || fallback;
}

function readSavedColor(value: unknown): SavedColor[] {
  const base = readBase(value);
  if (!base || !isObject(value) || !isColorText(value.color)) return [];
  return [{ ...base, color: value.color }];
}

function readSavedPalette(value: unknown): SavedPalette[] {
  const base = readBase(value);
  if (!base || !isObject(value) || !isPath(value.path)) return [];
  const colors = Array.isArray(value.colors) ? value.colors.filter(isColorText) : [];
  return colors.length > 0 ? [{ ...base, path: value.path, colors }] : [];
}

function readBase(value: unknown) {
  if (!isObject(value)) return null;
  const { id, name, savedAt } = value;
  if (typeof id !== "string" || id === "" || typeof name !== "string" || typeof savedAt !== "number") return null;
  return { id, name: cleanName(name, "Unnamed"), savedAt };
}

function isColorText(value: unknown): value is string {
  return typeof value === "string" && readColor(value) !== null;
}

/** A place on this site: two slashes, or a slash and a backslash, would lead to another one. */
function isPath(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_PATH_CHARACTERS && /^\/(?![/\\])/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function unique<Item extends { readonly id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
