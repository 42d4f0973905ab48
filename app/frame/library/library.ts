import { writeColor } from "#color/address.ts";
import type { Color } from "#color/color.ts";
import { createStored } from "../stored.ts";
import {
  cleanName,
  EMPTY_LIBRARY,
  type LibraryData,
  readLibrary,
  type SavedColor,
  type SavedPalette,
} from "./library-data.ts";

/** `isKept` is false when the browser stores nothing for us: then it lasts as long as the page. */
type Saved<Item> = { item: Item; isKept: boolean; isNew: boolean };
type Kind = keyof LibraryData;

const store = createStored<LibraryData>({
  key: "huesmith.library",
  version: 1,
  read: readLibrary,
  initial: EMPTY_LIBRARY,
});

/** What a person has saved in this browser, the newest first; the same in all tabs. Empty on the server. */
export function useLibrary(): LibraryData {
  return store.use();
}

/** For code outside of components. */
export function readSaved(): LibraryData {
  return store.get();
}

/** A color that is there already is not saved twice: it comes to the front and keeps its name. */
export function saveColor(color: Color, name: string): Saved<SavedColor> {
  const text = writeColor(color);
  const old = store.get().colors.find((saved) => saved.color === text);
  const item = old ? { ...old, savedAt: Date.now() } : { ...newItem(cleanName(name, text)), color: text };
  return { item, isKept: put("colors", item), isNew: !old };
}

/** A palette is the same when it has the same address and colors. */
export function savePalette(palette: { name: string; path: string; colors: readonly Color[] }): Saved<SavedPalette> {
  const colors = palette.colors.map(writeColor);
  const old = store
    .get()
    .palettes.find((saved) => saved.path === palette.path && saved.colors.join() === colors.join());
  const item = old
    ? { ...old, savedAt: Date.now() }
    : { ...newItem(cleanName(palette.name, "Palette")), path: palette.path, colors };
  return { item, isKept: put("palettes", item), isNew: !old };
}

/** Gives back how to undo it. */
export function removeColor(id: string): () => void {
  return remove("colors", id);
}

/** Gives back how to undo it. */
export function removePalette(id: string): () => void {
  return remove("palettes", id);
}

/** Empty names change nothing. */
export function renameColor(id: string, name: string) {
  rename("colors", id, name);
}

/** Empty names change nothing. */
export function renamePalette(id: string, name: string) {
  rename("palettes", id, name);
}

function newItem(name: string) {
  return { id: newId(), name, savedAt: Date.now() };
}

/** randomUUID is there on secure pages only, and http://192.168.… is none. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 15) | 64;
  bytes[8] = ((bytes[8] as number) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function put(kind: Kind, item: SavedColor | SavedPalette): boolean {
  return edit(kind, (items) => [item, ...items.filter(({ id }) => id !== item.id)]);
}

function remove(kind: Kind, id: string): () => void {
  const place = store.get()[kind].findIndex((item) => item.id === id);
  const item = store.get()[kind][place];
  if (!item) return () => {};
  edit(kind, (items) => items.filter((other) => other.id !== id));
  return () => {
    edit(kind, (items) => {
      const others = items.filter((other) => other.id !== id);
      return [...others.slice(0, place), item, ...others.slice(place)];
    });
  };
}

function rename(kind: Kind, id: string, name: string) {
  edit(kind, (items) => items.map((item) => (item.id === id ? { ...item, name: cleanName(name, item.name) } : item)));
}

function edit(kind: Kind, change: (items: readonly (SavedColor | SavedPalette)[]) => readonly unknown[]): boolean {
  return store.set((data) => ({ ...data, [kind]: change(data[kind]) }));
}
