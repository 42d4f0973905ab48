import { afterEach, expect, test, vi } from "vitest";
import { fromRgb24 } from "#color/convert.ts";

const CRIMSON = fromRgb24(0xdb073d);
const LAGOON = fromRgb24(0x0d6986);
const KEY = "huesmith.library";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with a storage that takes so many characters, and the library as a page loads it. */
async function openLibrary(stored: Record<string, string> = {}, capacity = Number.POSITIVE_INFINITY) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > capacity) throw new DOMException("full", "QuotaExceededError");
      stored[key] = text;
    },
  });
  return { ...(await import("./library.ts")), stored };
}

test("saved colors are kept as plain data, the newest first", async () => {
  const { saveColor, readSaved, stored } = await openLibrary();
  expect(saveColor(CRIMSON, "Crimson")).toMatchObject({ isKept: true, isNew: true });
  saveColor(LAGOON, "Lagoon");
  expect(readSaved().colors.map(({ name, color }) => `${name} ${color}`)).toEqual(["Lagoon 0d6986", "Crimson db073d"]);
  expect(JSON.parse(stored[KEY] as string)).toEqual({ version: 1, value: readSaved() });
  expect(new Set(readSaved().colors.map(({ id }) => id)).size).toBe(2);
});

test("a color that is there comes to the front and keeps its id and name", async () => {
  const { saveColor, readSaved } = await openLibrary();
  const { item } = saveColor(CRIMSON, "Mine");
  saveColor(LAGOON, "Lagoon");
  expect(saveColor(CRIMSON, "Crimson")).toMatchObject({ isNew: false, item: { id: item.id, name: "Mine" } });
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Mine", "Lagoon"]);
});

test("what was removed comes back to its place", async () => {
  const { saveColor, removeColor, readSaved } = await openLibrary();
  saveColor(CRIMSON, "First");
  const { item } = saveColor(LAGOON, "Second");
  saveColor(fromRgb24(1), "Third");
  const undo = removeColor(item.id);
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Third", "First"]);
  undo();
  undo();
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Third", "Second", "First"]);
  expect(() => removeColor("nobody")()).not.toThrow();
});

test("palettes are saved, renamed and removed", async () => {
  const { savePalette, renamePalette, removePalette, readSaved } = await openLibrary();
  const palette = { name: "Sea", path: "/color-mixer?c=0d6986", colors: [LAGOON, CRIMSON] };
  const { item } = savePalette(palette);
  expect(savePalette(palette).isNew).toBe(false);
  renamePalette(item.id, " Deep  sea ");
  renamePalette(item.id, " ");
  expect(readSaved().palettes).toMatchObject([{ name: "Deep sea", colors: ["0d6986", "db073d"] }]);
  removePalette(item.id);
  expect(readSaved().palettes).toEqual([]);
});

test("a full storage says so, and the color stays for as long as the page", async () => {
  const { saveColor, readSaved } = await openLibrary({}, 10);
  expect(saveColor(CRIMSON, "Crimson").isKept).toBe(false);
  expect(readSaved().colors).toHaveLength(1);
});

test("what another tab has saved meanwhile is not lost", async () => {
  const { saveColor, readSaved, stored } = await openLibrary();
  saveColor(CRIMSON, "Crimson");
  const other = { id: "other", name: "Other", color: "010203", savedAt: 5 };
  stored[KEY] = JSON.stringify({ version: 1, value: { colors: [other], palettes: [] } });
  saveColor(LAGOON, "Lagoon");
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Lagoon", "Other"]);
});

test("stored nonsense is an empty library", async () => {
  const { readSaved } = await openLibrary({ [KEY]: "{not json" });
  expect(readSaved()).toEqual({ colors: [], palettes: [] });
});
