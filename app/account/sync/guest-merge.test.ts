import fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_HELD } from "#app/frame/library/held.ts";
import { EMPTY_LIBRARY, type LibraryData } from "#app/frame/library/library-data.ts";
import { color, palette, project } from "#app/frame/library/test-items.ts";
import { moveGuest, withoutMoved } from "./guest-merge.ts";

const UNLIMITED = { projects: null, palettes: null, colors: null };
const library = (more: Partial<LibraryData>): LibraryData => ({ ...EMPTY_LIBRARY, ...more });

test("all items of a guest are moved under new ids, with their projects", () => {
  const guest = library({
    colors: [color("a", { projectId: "p", tags: ["warm"] })],
    palettes: [palette("b", { path: "/x", projectId: "p" })],
    projects: [project("p", { name: "Site" })],
  });
  const move = moveGuest(guest, EMPTY_HELD, UNLIMITED);
  const { local, movedCount, stayed } = move;
  const place = local.projects[0]?.id;
  expect(place).not.toBe("p");
  expect(local).toMatchObject({
    colors: [{ color: "db073d", tags: ["warm"], projectId: place }],
    palettes: [{ path: "/x", projectId: place }],
    projects: [{ name: "Site" }],
  });
  expect({ movedCount, stayed }).toEqual({ movedCount: 3, stayed: [] });
  expect(withoutMoved(guest, move)).toEqual(library({}));
});

test("items that the account already has are not duplicated and get the guest's tags", () => {
  const account = library({
    colors: [color("x", { name: "Mine", tags: ["red"] })],
    palettes: [palette("y", { path: "/x" })],
  });
  const guest = library({ colors: [color("a", { tags: ["warm"] })], palettes: [palette("b", { path: "/x" })] });
  const { local, movedCount, moved } = moveGuest(guest, { ...EMPTY_HELD, local: account }, UNLIMITED);
  expect(movedCount).toBe(0);
  expect(moved).toEqual(new Set(["a", "b"]));
  expect(local.colors).toMatchObject([{ id: "x", name: "Mine", tags: ["red", "warm"] }]);
  expect(local.palettes).toEqual(account.palettes);
});

test("the newest items are moved while there is room, and items refused before take up none", () => {
  const limits = { projects: 1, palettes: 10, colors: 3 };
  const account = library({ colors: [color("x", { color: "000001" }), color("y", { color: "000002" })] });
  const guest = library({ colors: ["111111", "222222", "333333"].map((text) => color(text, { color: text })) });
  const held = { ...EMPTY_HELD, local: account, refused: ["x"] };
  const move = moveGuest(guest, held, limits);
  const { local, movedCount, stayed } = move;
  expect(local.colors.map(({ color }) => color)).toEqual(["111111", "222222", "000001", "000002"]);
  expect({ movedCount, stayed }).toEqual({ movedCount: 2, stayed: ["333333"] });
  expect(withoutMoved(guest, move).colors.map(({ id }) => id)).toEqual(["333333"]);
});

test("a project without room keeps its items until they are added one by one", () => {
  const guest = library({
    colors: [color("a", { projectId: "p" }), color("b", { color: "0d6986" })],
    projects: [project("p", { name: "Site" })],
  });
  const { stayed, local } = moveGuest(guest, EMPTY_HELD, { ...UNLIMITED, projects: 0 });
  expect(stayed).toEqual(["p", "a"]);
  expect(local.colors).toMatchObject([{ name: "b" }]);
  const alone = moveGuest(library({ colors: guest.colors.slice(0, 1) }), EMPTY_HELD, UNLIMITED);
  expect(alone.local.colors).toMatchObject([{ name: "a", projectId: null }]);
});

test("items in the guest's trash are not moved", () => {
  const guest = library({ colors: [color("a", { trashedAt: 5 })] });
  const move = moveGuest(guest, EMPTY_HELD, UNLIMITED);
  expect(move.local.colors).toEqual([]);
  expect(withoutMoved(guest, move)).toEqual(guest);
});

test("leftovers that are moved later find the project that was moved before", () => {
  const guest = library({
    projects: [project("g", { name: "Site" })],
    palettes: ["1", "2"].map((id) => palette(id, { projectId: "g" })),
  });
  const first = moveGuest(guest, EMPTY_HELD, { projects: 1, palettes: 1, colors: 1 });
  const left = withoutMoved(guest, first);
  const second = moveGuest(left, { ...EMPTY_HELD, local: first.local }, UNLIMITED);
  const place = first.local.projects[0]?.id;
  expect(second.local.palettes.map(({ projectId }) => projectId)).toEqual([place, place]);
  // In another account that project does not exist.
  expect(moveGuest(left, EMPTY_HELD, UNLIMITED).local.palettes).toMatchObject([{ projectId: null }]);
});

test("nothing is lost or duplicated, however much room there is", () => {
  const text = fc.constantFrom("000001", "000002", "000003", "000004", "000005", "000006");
  const texts = fc.uniqueArray(text);
  fc.assert(
    fc.property(texts, texts, fc.nat(8), (mine, guests, limit) => {
      const held = {
        ...EMPTY_HELD,
        local: library({ colors: mine.map((text) => color(`m${text}`, { color: text })) }),
      };
      const guest = library({ colors: guests.map((text) => color(`g${text}`, { color: text })) });
      const move = moveGuest(guest, held, { projects: 1, palettes: 1, colors: limit });
      const inAccount = move.local.colors.map(({ color }) => color);
      const left = withoutMoved(guest, move).colors.map(({ color }) => color);
      expect(new Set(inAccount).size).toBe(inAccount.length);
      expect([...inAccount, ...left].sort()).toEqual([...new Set([...mine, ...guests])].sort());
      expect(inAccount.length).toBeLessThanOrEqual(Math.max(limit, mine.length));
    }),
  );
});
