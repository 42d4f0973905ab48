import { afterEach, expect, test, vi } from "vitest";
import { EMPTY_HELD } from "#app/frame/library/held.ts";
import { palette, project } from "#app/frame/library/test-items.ts";
import { stubStorage } from "#app/frame/test-storage.ts";

const ADA = "ada";
const LIMITS = { projects: 1, palettes: 2, colors: 20 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page with Ada logged in and items that a guest saved in this browser earlier. `stored` outlives the page. */
async function openPage(stored: Record<string, string>) {
  stubStorage(stored);
  vi.resetModules();
  const { storeOf, openLibrary } = await import("#app/frame/library/library-store.ts");
  const { moveGuestLibrary, addLeftovers, readLeftovers } = await import("./guest-library.ts");
  const { readAccount, setAccount: setState } = await import("../account-store.ts");
  const setPro = (proActive: boolean) => setState({ proActive });
  openLibrary(ADA);
  const setAccount = (change: object) => storeOf(ADA).set((held) => ({ ...held, limits: LIMITS, ...change }));
  const paths = (owner: string | null) =>
    storeOf(owner)
      .get()
      .local.palettes.map(({ path }) => path);
  return {
    storeOf,
    openLibrary,
    moveGuestLibrary,
    addLeftovers,
    readLeftovers,
    readAccount,
    setAccount,
    setPro,
    paths,
  };
}

/** Ada's account has taken two of four palettes; "/3" and "/4" are left. */
async function openFull() {
  const stored: Record<string, string> = {};
  const page = await openPage(stored);
  const palettes = ["1", "2", "3", "4"].map((id) => palette(id, { path: `/${id}` }));
  page.storeOf(null).set({ ...EMPTY_HELD, local: { ...EMPTY_HELD.local, palettes } });
  page.setAccount({});
  page.moveGuestLibrary(ADA);
  return { ...page, stored };
}

test("items without room are shown as saved only in this browser, and a guest sees them again", async () => {
  const { readLeftovers, openLibrary, paths } = await openFull();
  expect(paths(ADA)).toEqual(["/1", "/2"]);
  expect(readLeftovers().palettes.map(({ path }) => path)).toEqual(["/3", "/4"]);
  openLibrary(null);
  expect(readLeftovers().palettes).toEqual([]);
  expect(paths(null)).toEqual(["/3", "/4"]);
});

test("free space is not filled silently, neither after a reload nor in another account", async () => {
  const { stored } = await openFull();
  const { moveGuestLibrary, setAccount, storeOf, openLibrary, readLeftovers } = await openPage(stored);
  setAccount({ local: EMPTY_HELD.local });
  moveGuestLibrary(ADA);
  expect(storeOf(ADA).get().local.palettes).toEqual([]);
  openLibrary("eve");
  moveGuestLibrary("eve");
  expect(storeOf("eve").get().local.palettes).toEqual([]);
  expect(readLeftovers().palettes).toHaveLength(2);
});

test("items that a guest saves later are still moved at the next login", async () => {
  const { moveGuestLibrary, setAccount, storeOf, paths } = await openFull();
  storeOf(null).set((held) => {
    const palettes = [palette("5", { path: "/5" }), ...held.local.palettes];
    return { ...held, local: { ...held.local, palettes } };
  });
  setAccount({ local: EMPTY_HELD.local });
  moveGuestLibrary(ADA);
  expect(paths(ADA)).toEqual(["/5"]);
  expect(paths(null)).toEqual(["/3", "/4"]);
});

test("adding a leftover moves it to the account, or opens the upgrade dialog if there is no room", async () => {
  const { addLeftovers, readLeftovers, readAccount, setAccount, paths } = await openFull();
  addLeftovers("palettes", ["4"]);
  expect(readAccount().dialog).toBe("upgrade");
  expect(readLeftovers().palettes).toHaveLength(2);
  setAccount({ limits: { ...LIMITS, palettes: 3 } });
  addLeftovers("palettes", ["4"]);
  expect(paths(ADA)).toEqual(["/4", "/1", "/2"]);
  expect(readLeftovers().palettes.map(({ path }) => path)).toEqual(["/3"]);
});

test("with Pro, leftovers are added even while this browser still has the old limits", async () => {
  const { addLeftovers, paths, setPro } = await openFull();
  setPro(true);
  addLeftovers("palettes", ["3", "4"]);
  expect(paths(ADA)).toHaveLength(4);
});

test("projects are left over and added in the same way", async () => {
  const { storeOf, setAccount, moveGuestLibrary, readLeftovers, addLeftovers } = await openPage({});
  const projects = [project("a"), project("b")];
  storeOf(null).set({ ...EMPTY_HELD, local: { ...EMPTY_HELD.local, projects } });
  setAccount({});
  moveGuestLibrary(ADA);
  expect(readLeftovers().projects.map(({ name }) => name)).toEqual(["b"]);
  setAccount({ limits: { ...LIMITS, projects: null } });
  addLeftovers("projects", ["b"]);
  expect(readLeftovers().projects).toEqual([]);
  expect(
    storeOf(ADA)
      .get()
      .local.projects.map(({ name }) => name),
  ).toEqual(["b", "a"]);
});
