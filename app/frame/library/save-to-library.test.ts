import { afterEach, expect, test, vi } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { stubStorage } from "../test-storage.ts";

const COLORS = [fromRgb24(0xdb073d), fromRgb24(0x0d6986)];
const PATH = "/color-wheel?c=db073d";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A library with one palette, and a tool that was opened with it. */
async function openTool() {
  const history = { state: { key: "a" } as { key: string; usr?: object } };
  stubStorage();
  vi.stubGlobal("location", { origin: "https://colors.example" });
  vi.stubGlobal("history", {
    get state() {
      return history.state;
    },
    replaceState: (state: typeof history.state) => {
      history.state = state;
    },
  });
  const { readSaved, savePalette } = await import("./library.ts");
  const { saveToLibrary } = await import("./save-to-library.ts");
  const { openedState } = await import("./opened-state.ts");
  const { readOpened } = await import("./opened.ts");
  const { id } = savePalette({ name: "Dusk", path: PATH, colors: COLORS }).item;
  history.state.usr = openedState(id, PATH);
  const paths = () => readSaved().palettes.map(({ path }) => path);
  return { saveToLibrary, readOpened, paths, id };
}

test("saving updates the palette that the tool was opened with", async () => {
  const { saveToLibrary, paths, readOpened, id } = await openTool();
  await saveToLibrary({ name: "Night", path: `${PATH}-000000`, colors: COLORS });
  expect(paths()).toEqual([`${PATH}-000000`]);
  expect(readOpened().id).toBe(id);
});

test("a version saved by another tab in the meantime is kept as well", async () => {
  const { saveToLibrary, paths, id } = await openTool();
  const { changePalette, readSaved } = await import("./library.ts");
  changePalette(id, { path: `${PATH}-00ff00` });
  await saveToLibrary({ name: "Night", path: `${PATH}-000000`, colors: COLORS });
  await saveToLibrary({ name: "Night", path: `${PATH}-111111`, colors: COLORS });
  expect(paths()).toEqual([`${PATH}-00ff00`, `${PATH}-111111`]);
  expect(readSaved().palettes.map(({ name }) => name)).toEqual(["Dusk (changed elsewhere)", "Dusk"]);
});

test("going back to before the last save in this tab is no change elsewhere, but another tab's is", async () => {
  const { saveToLibrary, paths, id } = await openTool();
  const { changePalette } = await import("./library.ts");
  const opened = history.state;
  const saveNext = async (next: string) => {
    history.replaceState(opened, "");
    await saveToLibrary({ name: "Dusk", path: PATH + next, colors: COLORS });
  };
  await saveNext("-000001");
  await saveNext("-000002");
  expect(paths()).toEqual([`${PATH}-000002`]);
  const { toastStore } = await import("#app/ui/toast-store.ts");
  toastStore.get().at(-1)?.action?.onSelect(); // save as new
  await saveNext("-000003");
  expect(paths()).toEqual([`${PATH}-000002`, `${PATH}-000003`]);
  changePalette(id, { path: `${PATH}-0000ff` });
  await saveNext("-000004");
  expect(paths()).toEqual([`${PATH}-0000ff`, `${PATH}-000002`, `${PATH}-000004`]);
});

test("versions of a palette that were changed elsewhere are numbered", async () => {
  const { saveToLibrary, id } = await openTool();
  const { changePalette, readSaved } = await import("./library.ts");
  for (const next of ["1", "2", "3"]) {
    changePalette(id, { path: `${PATH}-00ff0${next}` });
    await saveToLibrary({ name: "Dusk", path: `${PATH}-00000${next}`, colors: COLORS });
  }
  expect(readSaved().palettes.map(({ name }) => name)).toEqual([
    "Dusk (changed elsewhere 3)",
    "Dusk (changed elsewhere 2)",
    "Dusk (changed elsewhere)",
    "Dusk",
  ]);
});

test("undoing a save works after its item has moved into an account, unless the account had it before", async () => {
  const { saveToLibrary } = await openTool();
  const { readSaved } = await import("./library.ts");
  const { library, noteMoved } = await import("./library-store.ts");
  const { toastStore } = await import("#app/ui/toast-store.ts");
  const undoAfterMove = async (path: string, change: object) => {
    await saveToLibrary({ name: "Night", path, colors: COLORS, isNew: true });
    const [item, ...rest] = readSaved().palettes;
    if (!item) return;
    noteMoved(new Map([[item.id, `${item.id}-moved`]]));
    const palettes = [{ ...item, id: `${item.id}-moved`, ...change }, ...rest];
    library.set((held) => ({ ...held, local: { ...held.local, palettes } }));
    toastStore.get().at(-1)?.action?.onSelect();
  };
  await undoAfterMove(`${PATH}-000001`, {});
  expect(readSaved().palettes).toHaveLength(1);
  await undoAfterMove(`${PATH}-000002`, { savedAt: 1 });
  expect(readSaved().palettes).toHaveLength(2);
});

test("a different palette, or one of another tool, is saved as a new one", async () => {
  const { saveToLibrary, paths } = await openTool();
  await saveToLibrary({ name: "Dusk, hue +15°", path: `${PATH}-ff0000`, colors: COLORS, isNew: true });
  await saveToLibrary({ name: "Mixed", path: "/color-mixer?c=db073d", colors: COLORS });
  expect(paths()).toEqual(["/color-mixer?c=db073d", `${PATH}-ff0000`, PATH]);
});

test("a palette whose path is too long is not saved", async () => {
  const { saveToLibrary, paths } = await openTool();
  await saveToLibrary({ name: "Long", path: `${PATH}${"-ffffff".repeat(2000)}`, colors: COLORS });
  expect(paths()).toEqual([PATH]);
});

test("saving as new leaves the history entry of another palette, opened in the meantime, unchanged", async () => {
  const { saveToLibrary, readOpened, paths } = await openTool();
  const { openedState } = await import("./opened-state.ts");
  const { toastStore } = await import("#app/ui/toast-store.ts");
  await saveToLibrary({ name: "Night", path: `${PATH}-000000`, colors: COLORS });
  history.replaceState({ usr: openedState("other", "/color-wheel?c=0d6986") }, "");
  toastStore.get().at(-1)?.action?.onSelect();
  expect(paths()).toEqual([`${PATH}-000000`, PATH]);
  expect(readOpened().id).toBe("other");
});
