import { expect, test } from "vitest";
import { readHeld, writeHeld } from "./held.ts";
import type { SavedColor } from "./library-data.ts";
import { color } from "./test-items.ts";

const library = (...colors: SavedColor[]) => ({ colors, palettes: [], projects: [] });
const again = (value: unknown) => readHeld(JSON.parse(JSON.stringify(value)));

test("the account's version of items changed, added and erased here round-trips", () => {
  const same = color("same");
  const base = library(same, color("changed", { name: "Old" }), color("erased"));
  const local = library(color("added"), same, color("changed", { name: "New" }));
  const held = { local, base, refused: ["added"], limits: { colors: 20, palettes: 10, projects: null } };
  const read = again(writeHeld(held));
  expect(read?.local).toEqual(local);
  expect(read?.refused).toEqual(["added"]);
  expect(read?.limits).toEqual(held.limits);
  expect(new Set(read?.base.colors)).toEqual(new Set(base.colors));
});

test("items that are equal on both sides are written only once", () => {
  const both = library(color("a"), color("b"));
  expect(writeHeld({ local: both, base: both, refused: [], limits: null })).toMatchObject({
    added: [],
    older: { colors: [], palettes: [], projects: [] },
  });
});

test("without the account's part, all local items count as known, so that nothing is erased there", () => {
  const read = again({ ...library(color("a")), older: 7, added: "x", refused: null, limits: 3 });
  expect(read?.base).toEqual(library(color("a")));
  expect(read).toMatchObject({ refused: [], limits: null });
  expect(again(null)).toBeNull();
});
