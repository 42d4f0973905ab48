import { expect, test } from "vitest";
import { foldName } from "#color/names/search-names.ts";
import { openNames } from "../../../server/names/names.ts";
import { findCandidates } from "./load-data.ts";

const service = openNames();
const namesWith = (word: string) => findCandidates(service, word).map(({ name }) => name);

test("all candidates have the word, whatever its case and accents", () => {
  expect(namesWith("rose")).toContain("Primrose");
  expect(namesWith("rose").filter((name) => !/rose/.test(foldName(name)))).toEqual([]);
  expect(namesWith("coral")).not.toContain("Blue Coal");
  expect(namesWith("RÔSE")).toEqual(namesWith("rose"));
  expect(namesWith("gray")).toEqual(namesWith("grey"));
});

test("candidates have all of several words, in any order", () => {
  const both = namesWith("sea deep");
  expect(both).toContain("Deep Sea");
  expect(both.filter((name) => !/deep/i.test(name) || !/sea/i.test(name))).toEqual([]);
});

test("a word that no name has gives no candidates", () => {
  expect(["", "xqzzy", "🦓", "rose xqzzy"].map(namesWith)).toEqual([[], [], [], []]);
});
