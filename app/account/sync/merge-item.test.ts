import { expect, test } from "vitest";
import { palette, project } from "#app/frame/library/test-items.ts";
import { mergeItem } from "./merge-item.ts";

test("renaming restores an item that another device has erased; sharing, moving or trashing does not", () => {
  const base = palette("a");
  const merge = (change: object) => mergeItem({ base, local: { ...base, ...change }, remote: undefined }, 1).item;
  for (const change of [{ shareToken: "t" }, { projectId: "p" }, { trashedAt: 5 }]) {
    expect(merge(change), JSON.stringify(change)).toBeUndefined();
  }
  expect(merge({ name: "Mine" })).toMatchObject({ name: "Mine" });
});

test("the newer content wins and the older becomes a copy, unless the account has no room for it", () => {
  const base = palette("a");
  const local = { ...base, colors: ["#000000"], changedAt: 6 };
  const remote = { ...base, colors: ["#ffffff"], changedAt: 5 };
  expect(mergeItem({ base, local, remote }, 1)).toMatchObject({
    item: { colors: ["#000000"] },
    copy: { colors: ["#ffffff"] },
  });
  expect(mergeItem({ base, local, remote, hasRoom: false }, 1)).toMatchObject({
    item: { colors: ["#ffffff"] },
    copy: { colors: ["#000000"] },
  });
});

test("notes changed on two devices keep both texts", () => {
  const base = { ...project("a"), notes: "Brief\nBlue" };
  const local = { ...base, notes: "Brief\nGreen", changedAt: base.changedAt + 1 };
  const merge = (notes: string, later: number) =>
    mergeItem({ base, local, remote: { ...base, notes, changedAt: base.changedAt + later } }, 1);
  expect(merge("Brief\nRed", 0)).toMatchObject({ item: { notes: "Brief\nRed\nGreen" } });
  expect(merge("Brief\nRed", 2)).toMatchObject({ item: { notes: "Brief\nGreen\nRed" } });
  expect(merge("Brief\nRed\nGreen", 0)).toMatchObject({ item: { notes: "Brief\nRed\nGreen" } });
  expect(merge("Brief\nGreen, or not", 0)).toMatchObject({ item: { notes: "Brief\nGreen, or not" } });
  expect(merge("x".repeat(5000), 0)).toMatchObject({ item: { notes: "Brief\nGreen" } });
});

test("an item restored while its trashing is on the way stays restored, whatever time the account gave it", () => {
  const base = palette("a", { trashedAt: 5, changedAt: 5 });
  const remote = { ...base, trashedAt: 7, changedAt: 7 };
  expect(mergeItem({ base, local: { ...base, trashedAt: null, changedAt: 6 }, remote }, 1).item).toMatchObject({
    trashedAt: null,
  });
  expect(mergeItem({ base, local: base, remote }, 1).item).toMatchObject({ trashedAt: 7 });
});

test("an item that one device trashes while another edits it leaves the trash", () => {
  const base = palette("a");
  const trashed = { ...base, trashedAt: 5, changedAt: 5 };
  const edited = { ...base, colors: ["#000000"], changedAt: 6 };
  for (const sides of [
    { local: edited, remote: trashed },
    { local: trashed, remote: edited },
  ]) {
    expect(mergeItem({ base, ...sides }, 1).item).toMatchObject({ trashedAt: null, colors: ["#000000"] });
  }
  const moved = { ...base, projectId: "p", changedAt: 6 };
  expect(mergeItem({ base, local: moved, remote: trashed }, 1).item).toMatchObject({ trashedAt: 5 });
});
