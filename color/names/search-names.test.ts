import { colornames } from "color-name-list";
import { expect, test } from "vitest";
import { packNames } from "../../scripts/pack-names.mjs";
import { decodeNames } from "../names.ts";
import { createNameSearch, foldName } from "./search-names.ts";

const list = decodeNames(packNames(colornames));
const { search } = createNameSearch(list);

test("the first hit is the intended name, even if misspelled", () => {
  const expected = {
    red: "Red",
    "dark blue": "Dark Blue",
    "  DARK-BLUE ": "Dark Blue",
    lavendr: "Lavender",
    tael: "Teal",
    ornage: "Orange",
    turqoise: "Turquoise",
    turkoise: "Turquoise",
    kavender: "Lavender",
    chartruese: "Chartreuse",
    purpel: "Purple",
    magnta: "Magenta",
    "forrest green": "Forest Green",
    gray: "Grey",
    "light gray": "Light Grey",
    "dragons blood": "Dragon’s Blood",
    "cafe au lait": "Café au Lait",
    okaihau: "Ōkaihau Express",
  };
  for (const [query, name] of Object.entries(expected))
    expect(`${query}: ${namesOf(query, 1)}`).toBe(`${query}: ${name}`);
});

test("hits are ranked: exact, same first words, prefix, whole words, then the rest", () => {
  const names = namesOf("teal", 200);
  const firstOf = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const order = [/^Teal$/, /^Teal /, /^Teal[a-z]/, / Teal$/].map(firstOf).filter((place) => place >= 0);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order.length).toBeGreaterThanOrEqual(3);
});

test("a prefix or part of a word finds its names, shortest first", () => {
  expect(namesOf("chartr", 1)).toEqual(["Chartreuse"]);
  expect(namesOf("berry", 3)).toEqual(["Berry", "Berry Mix", "Berry Pie"]);
  expect(namesOf("berry", 1000)).toContain("Blackberry");
});

test("a short word does not match in the middle of other words", () => {
  const found = namesOf("red", 2000);
  expect(found).toContain("Mars Red");
  expect(found).not.toContain("Scattered Showers");
  expect(found.filter((name) => !/(^| )r/.test(foldName(name)))).toEqual([]);
});

test("words match in any order, and names with only some of them if none has all", () => {
  expect(namesOf("blue midnight dark", 1)).toEqual(["Dark Midnight Blue"]);
  expect(namesOf("sunset over ocean", 2)).toContain("Evening Over the Ocean");
});

test("pages of hits are consecutive and include the total", () => {
  const all = search("blue", { limit: 10_000 });
  const second = search("blue", { limit: 25, offset: 25 });
  expect(all.hits).toHaveLength(all.total);
  expect(new Set(all.hits).size).toBe(all.total);
  expect(second).toEqual({ total: all.total, hits: all.hits.slice(25, 50) });
  expect(search("blue", { limit: 10, offset: all.total }).hits).toEqual([]);
});

test("text without words finds nothing, and no text breaks the search", () => {
  for (const query of [
    "",
    "   ",
    "!!!",
    "色",
    '"',
    "-red -blue",
    "(a+)+$",
    "\\",
    "x".repeat(100_000),
    "a ".repeat(5000),
  ]) {
    const { total, hits } = search(query, { limit: 5 });
    expect(hits.length).toBe(Math.min(5, total));
  }
  expect(search("!!!", { limit: 5 })).toEqual({ total: 0, hits: [] });
  expect(search("qqqq", { limit: 5 })).toEqual({ total: 0, hits: [] });
});

function namesOf(query: string, limit: number): string[] {
  return search(query, { limit }).hits.map((index) => list.nameAt(index));
}
