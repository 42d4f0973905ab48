import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "#app/frame/test-storage.ts";
import { fromRgb24 } from "#color/convert.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser with empty storage, and the library as a page loads it. */
async function openLibrary() {
  let writes = 0;
  let isFull = false;
  stubStorage({}, () => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    writes++;
  });
  const [library, bulk, { itemOf }] = await Promise.all([
    import("#app/frame/library/library.ts"),
    import("./bulk.ts"),
    import("../item.ts"),
  ]);
  const items = () => [...library.readSaved().colors, ...library.readSaved().palettes].map(itemOf);
  const fill = () => {
    isFull = true;
  };
  return { ...library, ...bulk, items, countWrites: () => writes, fill };
}

test("many items are changed in one write per kind, and undo restores each of them", async () => {
  const { saveColor, savePalette, changeColor, changePalette, changeItems, items, readSaved, countWrites } =
    await openLibrary();
  changeColor(saveColor(fromRgb24(1), "One").item.id, { tags: ["a"] });
  saveColor(fromRgb24(2), "Two");
  const three = savePalette({ name: "Three", path: "/color-mixer", colors: [fromRgb24(3)] });
  changePalette(three.item.id, { tags: ["b"] });
  const before = countWrites();
  const undo = changeItems(items(), ({ saved }) => ({ tags: [...saved.tags, "new"] }));
  expect(countWrites() - before).toBe(2);
  expect(items().map(({ saved }) => saved.tags)).toEqual([["new"], ["a", "new"], ["b", "new"]]);
  undo();
  expect(items().map(({ saved }) => saved.tags)).toEqual([[], ["a"], ["b"]]);
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Two", "One"]);
});

test("undo restores trashed items", async () => {
  const { saveColor, trashItems, items } = await openLibrary();
  saveColor(fromRgb24(1), "One");
  const undo = trashItems(items());
  expect(items()).toEqual([]);
  undo();
  expect(items().map(({ saved }) => saved.name)).toEqual(["One"]);
});

test("undo also restores what the trash has erased meanwhile", async () => {
  const { saveColor, trashItems, trimGuestTrash, items } = await openLibrary();
  for (let at = 0; at < 103; at++) saveColor(fromRgb24(at), `${at}`);
  const before = new Set(items().map(({ id }) => id));
  const undo = trashItems(items());
  trimGuestTrash("colors");
  undo();
  expect(new Set(items().map(({ id }) => id))).toEqual(before);
});

test("undo leaves the library of another person alone", async () => {
  const { saveColor, trashItems, items } = await openLibrary();
  const { openLibrary: openFor } = await import("#app/frame/library/library-store.ts");
  openFor("ada");
  saveColor(fromRgb24(1), "One");
  const undo = trashItems(items());
  openFor(null);
  undo();
  expect(items()).toEqual([]);
});

test("the trash has room for what has expired", async () => {
  const { saveColor, trashItems, countErased, items } = await openLibrary();
  for (let at = 0; at < 101; at++) saveColor(fromRgb24(at), `${at}`);
  const [first, ...others] = items();
  vi.setSystemTime(Date.now() - 31 * 24 * 60 * 60 * 1000);
  trashItems(others);
  vi.useRealTimers();
  expect(countErased(first ? [first] : [])).toBe(0);
});

test("what the trash would erase is counted: of the items, of what is in it, but not twice", async () => {
  const { saveColor, trashItems, countErased, items } = await openLibrary();
  for (let at = 0; at < 103; at++) saveColor(fromRgb24(at), `${at}`);
  expect(countErased(items())).toBe(3);
  expect(countErased(items().slice(3))).toBe(0);
  trashItems(items().slice(2));
  expect(countErased(items())).toBe(2);
  trashItems(items());
  expect(countErased([])).toBe(0);
});

test("copies come first, in the order of the originals, and undo deletes them for good", async () => {
  const { saveColor, duplicateItems, items, readSaved, countWrites } = await openLibrary();
  saveColor(fromRgb24(1), "One");
  saveColor(fromRgb24(2), "Two");
  const before = countWrites();
  const undo = duplicateItems(items());
  expect(readSaved().colors.map(({ name }) => name)).toEqual(["Two (copy)", "One (copy)", "Two", "One"]);
  undo();
  expect(items().map(({ saved }) => saved.name)).toEqual(["Two", "One"]);
  expect(countWrites() - before).toBe(2);
});

test("a copy of a palette is not shared", async () => {
  const { savePalette, changePalette, duplicateItems, items, readSaved } = await openLibrary();
  const { item } = savePalette({ name: "Sea", path: "/color-mixer?c=0d6986", colors: [fromRgb24(3)] });
  const shareToken = "abcdefghijklmnopqrstuv";
  changePalette(item.id, { shareToken, tags: ["blue"] });
  duplicateItems(items());
  expect(readSaved().palettes).toMatchObject([
    { name: "Sea (copy)", tags: ["blue"], shareToken: null },
    { id: item.id, name: "Sea", shareToken },
  ]);
});

test("a guest is told about changes in the list that the browser can't store", async () => {
  const { restore } = await import("#app/frame/library/trash.ts");
  const { toastStore } = await import("#app/ui/toast-store.ts");
  const { saveColor, changeItems, trashItems, duplicateItems, items, fill } = await openLibrary();
  const { id } = saveColor(fromRgb24(1), "One").item;
  fill();
  for (const change of [
    () => changeItems(items(), () => ({ name: "Two" })),
    () => duplicateItems(items()),
    () => trashItems(items()),
    () => restore("colors", id),
  ]) {
    for (const toast of toastStore.get()) toastStore.dismiss(toast.id);
    change();
    expect(toastStore.get().map(({ title }) => title)).toEqual(["Changed, but only until you leave"]);
  }
});
