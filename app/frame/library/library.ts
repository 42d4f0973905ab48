import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { cleanName, cleanNotes, cleanPath, cleanTags, colorText, MAX_COLORS } from "./clean.ts";
import type { Held } from "./held.ts";
import {
  EMPTY_LIBRARY,
  filterLibrary,
  isLive,
  type Kind,
  type LibraryData,
  newId,
  type SavedColor,
  type SavedItem,
  type SavedPalette,
  type SavedProject,
} from "./library-data.ts";
import { library, libraryOwner } from "./library-store.ts";
import { emitSaved } from "./save-events.ts";

/** `isKept` is false if the browser refuses to store it: it then lasts until the page is closed. */
export type Saved<Item> = { item: Item; isKept: boolean; isNew: boolean };
/** How many items the trash holds, and for how long, here and in the account. */
export const MAX_TRASHED = 100;
export const TRASH_DAYS = 30;
const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;

const UNPLACED = { tags: [], projectId: null } as const;

/** The library without trash, newest first, in sync across tabs. Empty on the server. */
export function useLibrary(): LibraryData {
  return withoutTrash(library.useValue().local);
}

export function useWholeLibrary(): LibraryData {
  return library.useValue().local;
}

export function readSaved(): LibraryData {
  return withoutTrash(library.get().local);
}

/** Does not save a color twice: an existing one keeps its name and place, and comes back out of the trash. */
export function saveColor(color: Color, name: string): Saved<SavedColor> {
  const text = colorText(color);
  const old = findLiveFirst(library.get().local.colors, (saved) => saved.color === text);
  const item = old ? again(old) : { ...newBase(cleanName(name, text)), ...UNPLACED, color: text };
  return put("colors", item, !old || old.trashedAt !== null);
}

/** Palettes with the same address and colors count as one. A palette holds at most 64 colors. */
export function savePalette(palette: { name: string; path: string; colors: readonly Color[] }): Saved<SavedPalette> {
  const path = cleanPath(palette.path) ?? "/";
  const colors = palette.colors.slice(0, MAX_COLORS).map(colorText);
  const isSame = (saved: SavedPalette) => saved.path === path && saved.colors.join() === colors.join();
  const old = findLiveFirst(library.get().local.palettes, isSame);
  const base = newBase(cleanName(palette.name, "Palette"));
  const item = old ? again(old) : { ...base, ...UNPLACED, path, colors, shareToken: null };
  return put("palettes", item, !old || old.trashedAt !== null);
}

/** Always creates a new project, even if the name exists. */
export function saveProject(name: string): Saved<SavedProject> {
  return put("projects", { ...newBase(cleanName(name, "Project")), notes: "" }, true);
}

/** Ignores empty names. */
export function changeColor(id: string, change: Partial<Pick<SavedColor, "name" | "tags" | "projectId">>) {
  amend("colors", id, change);
}

/** False when the browser refuses to store it. */
export function changePalette(
  id: string,
  change: Partial<Pick<SavedPalette, "name" | "tags" | "projectId" | "shareToken" | "path" | "colors">>,
): boolean {
  return amend("palettes", id, change);
}

/** False when the browser refuses to store it. */
export function changeProject(id: string, change: Partial<Pick<SavedProject, "name" | "notes">>): boolean {
  return amend("projects", id, change);
}

/** False when the browser refuses to store it. */
export function editKind(kind: Kind, change: (items: readonly SavedItem[]) => readonly SavedItem[]): boolean {
  return library.set((held: Held) => {
    const items = change(held.local[kind]);
    return items === held.local[kind] ? held : { ...held, local: { ...held.local, [kind]: items } };
  });
}

/** Like `editKind`, but warns a guest, who has no other copy, if the browser can't store it. */
export function editAloud(...edit: Parameters<typeof editKind>): boolean {
  const isKept = editKind(...edit);
  if (!isKept && libraryOwner() === null) {
    showToast({ type: "error", title: "Changed, but only until you leave", text: "This browser can't store it." });
  }
  return isKept;
}

/** Like `editAloud` for one item. */
export function editItem(kind: Kind, id: string, change: (item: SavedItem) => SavedItem): boolean {
  return editAloud(kind, (items) => {
    const place = items.findIndex((item) => item.id === id);
    return place < 0 ? items : items.with(place, change(items[place] as SavedItem));
  });
}

function put<Item extends SavedItem>(kind: Kind, item: Item, isNew: boolean): Saved<Item> {
  const isKept = editKind(kind, (items) => {
    const place = items.findIndex(({ id }) => id === item.id);
    return place < 0 ? [item, ...items] : items.with(place, item);
  });
  if (isNew) emitSaved({ kind, id: item.id });
  return { item, isKept, isNew };
}

function amend(kind: Kind, id: string, change: Readonly<Record<string, unknown>>): boolean {
  const { name, tags, notes, path, colors, ...rest } = change;
  return editItem(kind, id, (item) => ({
    ...item,
    ...rest,
    ...(typeof name === "string" && { name: cleanName(name, item.name) }),
    ...(tags !== undefined && { tags: cleanTags(tags) }),
    ...(notes !== undefined && { notes: cleanNotes(notes) }),
    ...(path !== undefined && { path: cleanPath(path) ?? (item as SavedPalette).path }),
    ...(Array.isArray(colors) && colors.length > 0 && { colors: colors.slice(0, MAX_COLORS) }),
    changedAt: Date.now(),
  }));
}

/** A project's content stays. Returns a function that undoes it. */
export function moveToTrash(kind: Kind, id: string): () => void {
  const setTrashed = (trashedAt: number | null) =>
    editItem(kind, id, (item) => ({ ...item, trashedAt, changedAt: Date.now() }));
  setTrashed(Date.now());
  trimGuestTrash(kind);
  return () => setTrashed(null);
}

/** Applies the account's rule to the trash of a guest. */
export function trimGuestTrash(kind: Kind) {
  if (libraryOwner() === null) editKind(kind, trimTrash);
}

/** What the trash keeps, newest first, like the account's `trim_trash`. */
export function keptInTrash(items: readonly SavedItem[]): SavedItem[] {
  const since = Date.now() - TRASH_MS;
  const trashed = items.filter(({ trashedAt }) => trashedAt !== null && trashedAt >= since);
  trashed.sort((one, other) => (other.trashedAt ?? 0) - (one.trashedAt ?? 0) || (one.id < other.id ? -1 : 1));
  return trashed.slice(0, MAX_TRASHED);
}

function trimTrash(items: readonly SavedItem[]): readonly SavedItem[] {
  const kept = new Set(keptInTrash(items));
  const rest = items.filter((item) => isLive(item) || kept.has(item));
  return rest.length === items.length ? items : rest;
}

function again<Item extends SavedItem>(item: Item): Item {
  return item.trashedAt === null ? item : { ...item, trashedAt: null, changedAt: Date.now() };
}

function findLiveFirst<Item extends SavedItem>(items: readonly Item[], isSame: (item: Item) => boolean) {
  return items.find((item) => isLive(item) && isSame(item)) ?? items.find(isSame);
}

function newBase(name: string) {
  const now = Date.now();
  return { id: newId(), name, savedAt: now, changedAt: now, trashedAt: null };
}

const live = new WeakMap<LibraryData, LibraryData>([[EMPTY_LIBRARY, EMPTY_LIBRARY]]);

/** Returns the same object for the same data, as components expect. */
function withoutTrash(data: LibraryData): LibraryData {
  const known = live.get(data);
  if (known) return known;
  const made = filterLibrary(data, isLive);
  live.set(data, made);
  return made;
}
