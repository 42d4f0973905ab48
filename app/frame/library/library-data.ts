import { SHARE_TOKEN } from "#contract/saved-rules.ts";
import { cleanName, cleanNotes, cleanPath, cleanTags, MAX_COLORS, readColorText } from "./clean.ts";

type SavedBase = {
  /** A random UUID from the browser that saved it, so that sending it twice saves it once. */
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly projectId: string | null;
  /** Milliseconds since 1970, like the two below. */
  readonly savedAt: number;
  readonly changedAt: number;
  /** When it was moved to the trash; null if it is not there. */
  readonly trashedAt: number | null;
};
export type SavedColor = SavedBase & {
  /** As in addresses: see `writeColor`. */
  readonly color: string;
};
export type SavedPalette = SavedBase & {
  /** The path and query of the tool that made it. */
  readonly path: string;
  /** As in addresses: see `writeColor`. */
  readonly colors: readonly string[];
  /** Anyone with this token can see the palette; null if it is not shared. */
  readonly shareToken: string | null;
};
export type SavedProject = Omit<SavedBase, "tags" | "projectId"> & { readonly notes: string };

/** Newest first. */
export type LibraryData = {
  readonly colors: readonly SavedColor[];
  readonly palettes: readonly SavedPalette[];
  readonly projects: readonly SavedProject[];
};
export type Kind = keyof LibraryData;
export type SavedItem = SavedColor | SavedPalette | SavedProject;

/** Projects first, because they contain colors and palettes. */
export const KINDS: readonly Kind[] = ["projects", "palettes", "colors"];
export const EMPTY_LIBRARY: LibraryData = { colors: [], palettes: [], projects: [] };

/** False for items in the trash. */
export function isLive({ trashedAt }: SavedItem): boolean {
  return trashedAt === null;
}

export function filterLibrary({ colors, palettes, projects }: LibraryData, isKept: (item: SavedItem) => boolean) {
  return { colors: colors.filter(isKept), palettes: palettes.filter(isKept), projects: projects.filter(isKept) };
}

/** randomUUID only exists on secure pages, and http://192.168.… is not secure. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 15) | 64;
  bytes[8] = ((bytes[8] as number) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Returns the valid part of stored data, which may have been edited; `null` if it is not a library. */
export function readLibrary(value: unknown): LibraryData | null {
  if (!isObject(value) || !Array.isArray(value.colors) || !Array.isArray(value.palettes)) return null;
  return {
    colors: unique(value.colors.flatMap(readSavedColor)),
    palettes: unique(value.palettes.flatMap(readSavedPalette)),
    // Data stored before accounts existed has no projects.
    projects: unique(Array.isArray(value.projects) ? value.projects.flatMap(readSavedProject) : []),
  };
}

function readSavedColor(value: unknown): SavedColor[] {
  if (!isObject(value)) return [];
  const base = readBase(value);
  const color = readColorText(value.color);
  return base && color ? [{ ...base, ...readPlace(value), color }] : [];
}

function readSavedPalette(value: unknown): SavedPalette[] {
  if (!isObject(value)) return [];
  const { shareToken: token } = value;
  const base = readBase(value);
  const path = cleanPath(value.path);
  if (!base || !path) return [];
  const colors = Array.isArray(value.colors) ? value.colors.flatMap((text) => readColorText(text) ?? []) : [];
  if (colors.length === 0) return [];
  const shareToken = typeof token === "string" && SHARE_TOKEN.test(token) ? token : null;
  return [{ ...base, ...readPlace(value), path, colors: colors.slice(0, MAX_COLORS), shareToken }];
}

function readSavedProject(value: unknown): SavedProject[] {
  const base = isObject(value) && readBase(value);
  return base ? [{ ...base, notes: cleanNotes(value.notes) }] : [];
}

function readBase({ id, name, savedAt, changedAt, trashedAt }: Record<string, unknown>) {
  if (typeof id !== "string" || id === "" || typeof name !== "string" || !isTime(savedAt)) return null;
  return {
    id,
    name: cleanName(name, "Unnamed"),
    savedAt,
    changedAt: isTime(changedAt) ? changedAt : savedAt,
    trashedAt: isTime(trashedAt) ? trashedAt : null,
  };
}

function readPlace({ tags, projectId }: Record<string, unknown>) {
  return { tags: cleanTags(tags), projectId: typeof projectId === "string" ? projectId : null };
}

/** True if the value fits into a Date, so that it can always be formatted as one. */
function isTime(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= 8.64e15;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function unique<Item extends { readonly id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
