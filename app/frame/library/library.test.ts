import { afterEach, expect, test, vi } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { stubStorage } from "../test-storage.ts";

const CRIMSON = fromRgb24(0xdb073d);
const LAGOON = fromRgb24(0x0d6986);
const KEY = "huesmith.library";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Stubs a storage that accepts `capacity` characters and loads the library as a page does. */
async function openPage(stored: Record<string, string> = {}, capacity = Number.POSITIVE_INFINITY) {
  stubStorage(stored, (text) => {
    if (text.length > capacity) throw new DOMException("full", "QuotaExceededError");
  });
  const [library, trash, store] = await Promise.all([
    import("./library.ts"),
    import("./trash.ts"),
    import("./library-store.ts"),
  ]);
  return { ...library, ...trash, library: store.library, store, stored };
}

test("saved colors are stored as plain data, newest first", async () => {
  const { saveColor, readSaved, stored } = await openPage();
  expect(saveColor(CRIMSON, "Crimson")).toMatchObject({ isKept: true, isNew: true });
  saveColor(LAGOON, "Lagoon");
  expect(readSaved().colors.map(({ name, color }) => `${name} ${color}`)).toEqual(["Lagoon 0d6986", "Crimson db073d"]);
  expect(JSON.parse(stored[KEY] as string)).toEqual({ version: 1, value: readSaved() });
  expect(new Set(readSaved().colors.map(({ id }) => id)).size).toBe(2);
});

test("a guest is told about each change that the browser can't store", async () => {
  const { saveColor, changeColor, moveToTrash, store } = await openPage({}, 300);
  const { toastStore } = await import("#app/ui/toast-store.ts");
  const { item } = saveColor(CRIMSON, "Crimson");
  changeColor(item.id, { name: "C".repeat(60) });
  expect(store.library.get().local.colors).toHaveLength(1);
  expect(toastStore.get()).toEqual([]);
  changeColor(item.id, { tags: Array.from({ length: 10 }, (_, place) => `${place}`.repeat(20)) });
  moveToTrash("colors", item.id);
  expect(toastStore.get().map(({ title }) => title)).toEqual(["Changed, but only until you leave"]);
});

test("saving a color again changes nothing, so that it has the same place on all devices", async () => {
  const { saveColor, readSaved } = await openPage();
  const { item } = saveColor(CRIMSON, "Mine");
  saveColor(LAGOON, "Lagoon");
  const before = readSaved().colors;
  expect(saveColor(CRIMSON, "Crimson")).toMatchObject({ isNew: false, item });
  expect(readSaved().colors).toEqual(before);
});

test("undo puts a removed color back in its place", async () => {
  const { saveColor, moveToTrash, readSaved } = await openPage();
  saveColor(CRIMSON, "First");
  const { item } = saveColor(LAGOON, "Second");
  saveColor(fromRgb24(1), "Third");
  const undo = moveToTrash("colors", item.id);
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Third", "First"]);
  undo();
  undo();
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
  expect(() => moveToTrash("colors", "unknown")()).not.toThrow();
});

test("palettes are saved, renamed and removed", async () => {
  const { savePalette, changePalette, moveToTrash, readSaved } = await openPage();
  const palette = { name: "Sea", path: "/color-mixer?c=0d6986", colors: [LAGOON, CRIMSON] };
  const { item } = savePalette(palette);
  expect(savePalette(palette).isNew).toBe(false);
  changePalette(item.id, { name: " Deep  sea " });
  changePalette(item.id, { name: " " });
  expect(readSaved().palettes).toMatchObject([{ name: "Deep sea", colors: ["0d6986", "db073d"] }]);
  moveToTrash("palettes", item.id);
  expect(readSaved().palettes).toEqual([]);
});

test("when the storage is full, isKept is false and the color is kept for this page", async () => {
  const { saveColor, readSaved } = await openPage({}, 10);
  expect(saveColor(CRIMSON, "Crimson").isKept).toBe(false);
  expect(readSaved().colors).toHaveLength(1);
});

test("items saved by another tab in the meantime are not lost", async () => {
  const { saveColor, readSaved, stored } = await openPage();
  saveColor(CRIMSON, "Crimson");
  const other = { id: "other", name: "Other", color: "010203", savedAt: 5 };
  stored[KEY] = JSON.stringify({ version: 1, value: { colors: [other], palettes: [] } });
  saveColor(LAGOON, "Lagoon");
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Lagoon", "Other"]);
});

test("invalid stored data is read as an empty library", async () => {
  const { readSaved } = await openPage({ [KEY]: "{not json" });
  expect(readSaved()).toEqual({ colors: [], palettes: [], projects: [] });
});

test("a removed item stays in the trash until it is erased", async () => {
  const { saveColor, moveToTrash, restore, erase, readSaved, library } = await openPage();
  const { item } = saveColor(CRIMSON, "Crimson");
  moveToTrash("colors", item.id);
  expect(readSaved().colors).toEqual([]);
  expect(library.get().local.colors).toMatchObject([{ id: item.id, trashedAt: expect.any(Number) }]);
  restore("colors", item.id);
  expect(readSaved().colors).toMatchObject([{ id: item.id, trashedAt: null }]);
  erase("colors", item.id);
  expect(library.get().local.colors).toEqual([]);
});

test("saving an item that is in the trash restores it", async () => {
  const { saveColor, moveToTrash, readSaved } = await openPage();
  const { item } = saveColor(CRIMSON, "Mine");
  moveToTrash("colors", item.id);
  expect(saveColor(CRIMSON, "Crimson")).toMatchObject({ isNew: true, item: { id: item.id, name: "Mine" } });
  expect(readSaved().colors).toHaveLength(1);
});

test("emptying the trash removes nothing else", async () => {
  const { saveColor, moveToTrash, emptyTrash, library } = await openPage();
  saveColor(CRIMSON, "Crimson");
  moveToTrash("colors", saveColor(LAGOON, "Lagoon").item.id);
  emptyTrash("colors");
  expect(library.get().local.colors.map(({ name }) => name)).toEqual(["Crimson"]);
});

test("erasing a project leaves its items without a project", async () => {
  const { saveColor, changeColor, saveProject, changeProject, erase, readSaved } = await openPage();
  const { item: project } = saveProject(" My  site ");
  changeProject(project.id, { notes: "For\nMay" });
  expect(readSaved().projects).toMatchObject([{ name: "My site", notes: "For\nMay" }]);
  changeColor(saveColor(CRIMSON, "Crimson").item.id, { projectId: project.id, tags: ["warm"] });
  expect(readSaved().colors).toMatchObject([{ projectId: project.id, tags: ["warm"] }]);
  erase("projects", project.id);
  expect(readSaved()).toMatchObject({ projects: [], colors: [{ projectId: null }] });
});

test("each account has its own library in a browser, separate from the guest's", async () => {
  const { saveColor, readSaved, store, stored } = await openPage();
  saveColor(CRIMSON, "Guest's");
  store.openLibrary("one");
  expect(readSaved().colors).toEqual([]);
  saveColor(LAGOON, "One's");
  store.openLibrary(null);
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Guest's"]);
  expect(Object.keys(stored)).toEqual([KEY, `${KEY}.one`]);
  store.forgetLibrary("one");
  expect(Object.keys(stored)).toEqual([KEY]);
  store.openLibrary("one");
  expect(readSaved().colors).toEqual([]);
});

test("a logged-in user's library is open before the account code has loaded", async () => {
  const { store } = await openPage({ "huesmith.session": JSON.stringify({ user: { id: "one" } }) });
  expect(store.libraryOwner()).toBe("one");
});

test("subscribers are notified when another library is opened", async () => {
  const { saveColor, library, store } = await openPage();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const seen: number[] = [];
  const leave = library.subscribe(() => seen.push(library.get().local.colors.length));
  saveColor(CRIMSON, "Crimson");
  store.openLibrary("one");
  saveColor(LAGOON, "Lagoon");
  saveColor(CRIMSON, "Crimson");
  leave();
  saveColor(fromRgb24(1), "Unseen");
  expect(seen).toEqual([1, 0, 1, 2]);
});

test("a guest's trash holds at most 100 items for 30 days", async () => {
  const day = 24 * 60 * 60 * 1000;
  const item = (id: string, trashedAt: number | null) => ({ id, name: id, color: "db073d", savedAt: 1, trashedAt });
  const now = Date.now();
  const colors = [item("old", now - 31 * day), item("kept", now - day), item("live", null)];
  const many = Array.from({ length: 99 }, (_none, at) => item(`n${at}`, now - at));
  const value = { colors: [...colors, ...many], palettes: [] };
  const { moveToTrash, library } = await openPage({ [KEY]: JSON.stringify({ version: 1, value }) });
  moveToTrash("colors", "live");
  const ids = library.get().local.colors.map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toContain("live");
  expect(ids).not.toContain("old");
  expect(ids).not.toContain("kept");
});

test("of what a guest trashed at once, 100 items are kept, and the account would keep the same ones", async () => {
  const ids = Array.from({ length: 130 }, (_none, at) => `${999 - at}`);
  const colors = ids.map((id) => ({ id, name: id, color: "db073d", savedAt: 1, trashedAt: Date.now() }));
  const value = { colors, palettes: [] };
  const { trimGuestTrash, library } = await openPage({ [KEY]: JSON.stringify({ version: 1, value }) });
  trimGuestTrash("colors");
  expect(library.get().local.colors.map(({ id }) => id)).toEqual(ids.slice(30));
});
