import { showToast, type ToastInput } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { parse } from "#color/text/parse.ts";
import { cleanPath, colorText } from "./clean.ts";
import { copyOf } from "./copy-of.ts";
import { hasRoom, KEPT_HERE } from "./held.ts";
import { changePalette, editKind, moveToTrash, readSaved, type Saved, saveColor, savePalette } from "./library.ts";
import type { Kind, SavedItem, SavedPalette } from "./library-data.ts";
import { library, libraryOwner, movedId } from "./library-store.ts";
import { isChangedElsewhere, noteGiven, readOpened, setOpened } from "./opened.ts";
import { readPlace } from "./saved-place.ts";
import { erase } from "./trash.ts";

/** What a tool passes to save: a color or its text, a palette with its address, or the tool's export palette. */
export type Savable = { readonly color: Color | string; readonly name?: string } | Palette | ExportPalette;
type Palette = {
  readonly name: string;
  readonly path: string;
  readonly colors: readonly Color[];
  /** True if it is unrelated to what the tool was opened with. */
  readonly isNew?: boolean;
};

/** Saves a color or palette; one opened from the library is updated in place. */
export async function saveToLibrary(savable: Savable) {
  if ("color" in savable) {
    const color = typeof savable.color === "string" ? parse(savable.color) : savable.color;
    if (!color) return void showToast({ type: "error", title: "Not saved", text: "This text is not a color." });
    const name = savable.name || (await nameOf(color));
    return void notifySaved("colors", () => saveColor(color, name));
  }
  const palette = "groups" in savable ? paletteOf(savable) : savable;
  if (palette.colors.length === 0) return void showToast({ type: "info", title: "There are no colors to save yet" });
  if (!cleanPath(palette.path)) {
    const text = "Its address is too long for the library. Use fewer names or edits, or export it.";
    return void showToast({ type: "error", title: "Not saved", text });
  }
  const opened = findOpened(palette);
  if (opened) return saveTo(opened, palette);
  notifySaved("palettes", () => savePalette(palette));
}

function findOpened({ path, isNew = false }: Palette): SavedPalette | undefined {
  const id = isNew ? null : readOpened().id;
  const inAccount = typeof id === "string" ? movedId(id) : undefined;
  const saved = readSaved().palettes.find((one) => one.id === id || one.id === inAccount);
  return saved && pathnameOf(saved.path) === pathnameOf(path) ? saved : undefined;
}

/** If another tab or device has changed the palette meanwhile, keeps that version as a separate palette. */
function saveTo(saved: SavedPalette, palette: Palette) {
  const { id, name, path, colors } = saved;
  const isOther = isChangedElsewhere(id, addressOf(path)) && path !== palette.path;
  const other = isOther ? copyOf(saved, "changed elsewhere", Date.now(), readSaved().palettes) : null;
  if (other) editKind("palettes", (items) => [other, ...items]);
  const isKept = changePalette(id, { path: palette.path, colors: palette.colors.map(colorText) });
  setOpened(id, addressOf(palette.path));
  noteGiven(id, addressOf(palette.path));
  const saveAsNew = () => {
    changePalette(id, { path, colors });
    if (other) erase("palettes", other.id);
    else noteGiven(id, addressOf(path));
    const copy = notifySaved("palettes", () => savePalette(palette));
    // The person may have left the tool or opened another palette.
    if (readOpened().id === id) setOpened(copy.id, addressOf(palette.path));
  };
  showToast({
    type: "info",
    title: isKept || libraryOwner() !== null ? `Saved to ${name}` : `Saved to ${name}, but only until you leave`,
    ...(other && {
      text: `It has been changed elsewhere since you opened it. That version is kept as “${other.name}”.`,
    }),
    action: { label: "Save as new", onSelect: saveAsNew },
  });
}

/** The address used by links to a saved palette. */
function addressOf(path: string) {
  return readPlace(path)?.path ?? path;
}

function pathnameOf(path: string) {
  return new URL(path, location.origin).pathname;
}

function notifySaved(kind: "colors" | "palettes", save: () => Saved<SavedItem>) {
  const before = new Set((library.get().local[kind] as readonly SavedItem[]).map(({ id }) => id));
  const { item, isKept, isNew } = save();
  const undo = () => {
    const moved = movedId(item.id);
    const isOurs = ({ id, savedAt }: SavedItem) => id === moved && savedAt === item.savedAt;
    // The account may have had the same before.
    if (moved && !library.get().local[kind].some(isOurs)) return;
    (before.has(item.id) ? moveToTrash : erase)(kind, moved ?? item.id);
  };
  const action = isNew ? { label: "Undo", onSelect: undo } : undefined;
  const link = { label: "View", to: `/user/${kind}` };
  showToast({ ...wordsFor(kind, item, { isKept, isNew }), link, ...(action && { action }) });
  return item;
}

function wordsFor(kind: Kind, item: SavedItem, { isKept, isNew }: { isKept: boolean; isNew: boolean }): ToastInput {
  const { name } = item;
  if (!isNew) return { type: "info", title: `${name} is already in the library` };
  if (libraryOwner() === null) {
    const text = "This browser can't store it. Copy the link to keep it.";
    return isKept
      ? { type: "info", title: "Saved" }
      : { type: "info", title: `${name} is saved until you leave`, text };
  }
  // Syncs to the account once it can be reached.
  const text = isKept ? undefined : "This browser can't store it. While you're offline, keep the page open.";
  const { local, refused, limits } = library.get();
  const isFull = !hasRoom(limits, kind, local[kind], [...refused, item.id]);
  // The upgrade dialog, which opens when the account rejects it, explains why.
  return { type: "info", title: isKept && isFull ? KEPT_HERE : "Saved", text };
}

function paletteOf({ name, link, groups }: ExportPalette) {
  const { pathname, search } = new URL(link);
  return {
    name,
    path: pathname + search,
    colors: groups.flatMap(({ swatches }) => swatches.map(({ color }) => color)),
  };
}

/** The common name of a color, or a description if the list of names cannot be loaded. */
export async function nameOf(color: Color): Promise<string> {
  try {
    const { loadNames } = await import("#app/color-names.ts");
    return (await loadNames("best")).nearest(toRgb24(color)).name;
  } catch {
    return describe(color);
  }
}
