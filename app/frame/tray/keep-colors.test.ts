import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "../test-storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function openTray(texts: readonly string[]) {
  stubStorage();
  const { removeTexts } = await import("./tray-actions.tsx");
  const { tray } = await import("./tray-store.ts");
  const { toastStore } = await import("#app/ui/toast-store.ts");
  tray.set(texts);
  /** Removes colors and returns the notification's undo. */
  const remove = (gone: readonly string[]) => {
    removeTexts(gone);
    return toastStore.get().at(-1)?.action?.onSelect ?? expect.fail("There is no undo");
  };
  return { tray, remove };
}

test("undoing a removal restores its colors in their places, but not those removed before or after it", async () => {
  const { tray, remove } = await openTray(["aaaaaa", "bbbbbb", "cccccc", "dddddd", "eeeeee"]);
  remove(["aaaaaa"]);
  const undo = remove(["bbbbbb", "dddddd"]);
  remove(["eeeeee"]);
  undo();
  expect(tray.get()).toEqual(["bbbbbb", "cccccc", "dddddd"]);
});

test("colors kept since a removal stay when it is undone, and as many come back as there is room for", async () => {
  const old = Array.from({ length: 60 }, (_, index) => `${100000 + index}`);
  const fresh = ["aaaaaa", "bbbbbb", "cccccc"];
  const { tray, remove } = await openTray(old);
  const undo = remove(old.slice(0, 5));
  tray.set((now) => [...now, ...fresh]);
  undo();
  expect(tray.get()).toEqual([...old.slice(0, 2), ...old.slice(5), ...fresh]);
});
