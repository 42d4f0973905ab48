import { expect, test } from "vitest";
import { EMPTY_HELD, readHeld, writeHeld } from "./held.ts";
import type { SavedColor } from "./library-data.ts";
import { color } from "./test-items.ts";

const library = (...colors: SavedColor[]) => ({ colors, palettes: [], projects: [] });
const again = (value: unknown) => readHeld(JSON.parse(JSON.stringify(value)));

test("the account's version of items changed, added and erased here round-trips", () => {
  const same = color("same");
  const base = library(same, color("changed", { name: "Old" }), color("erased"));
  const local = library(color("added"), same, color("changed", { name: "New" }));
  const limits = { colors: 20, palettes: 10, projects: null };
  const held = { local, base, refused: ["added"], unsure: library(color("added")), limits };
  const read = again(writeHeld(held));
  expect(read?.local).toEqual(local);
  expect(read?.refused).toEqual(["added"]);
  expect(read?.unsure).toEqual(held.unsure);
  expect(read?.limits).toEqual(limits);
  expect(new Set(read?.base.colors)).toEqual(new Set(base.colors));
});

test("items that are equal on both sides are written only once", () => {
  const both = library(color("a"), color("b"));
  expect(writeHeld({ ...EMPTY_HELD, local: both, base: both })).toMatchObject({
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
