import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { decodeNames, indexNames, type NameList } from "#color/names.ts";
import { openNames } from "../../../server/names/names.ts";
import { type Answer, answer, type ColorsAnswer, type WordsAnswer } from "./answer.ts";
import { VOCABULARY } from "./descriptions.ts";
import { initial, NAMING_LISTS, setColors, setList, setText } from "./model.ts";
import { serverSources } from "./server-sources.ts";
import { createSources } from "./sources.ts";
import { bestOf } from "./words.ts";

const server = await serverSources(openNames());
const ask = (text: string): Answer => answer(setText(initial, text), server);

test("a color in any notation returns the same names, nearest first", () => {
  const [hex, ...others] = ["#0d6986", "rgb(13 105 134)", "0D6986", "--brand: #0d6986;"].map(ask) as ColorsAnswer[];
  for (const other of others) expect(other?.nearest).toEqual(hex?.nearest);
  const distances = hex?.nearest.map(({ deltaE }) => deltaE) ?? [];
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(hex?.elsewhere.map(({ list }) => list)).toEqual(["best", "css", "tailwind", "material", "x11", "xkcd"]);
});

test("several colors form a palette with unique names, whatever the list", () => {
  const palette = setColors(initial, [0x0d6986, 0x0d6986, 0x0d6987, 0x0d6985].map(fromRgb24));
  for (const list of NAMING_LISTS) {
    const { names, titles } = answer(setList(palette, list), server) as ColorsAnswer;
    expect(new Set(names.map(({ name }) => name)).size).toBe(4);
    expect(titles.length).toBeGreaterThan(0);
  }
  expect((ask("#db073d, teal; rgb(0 0 0)") as ColorsAnswer).colors).toHaveLength(3);
});

test("a list says which parts were left out", () => {
  const grays = Array.from({ length: 30 }, (_, at) => `#${String(at + 10).repeat(3)}`).join(", ");
  const { colors, notice } = ask(`${grays}; zebra`) as ColorsAnswer;
  expect(colors).toHaveLength(12);
  expect(notice).toBe("“zebra” could not be read as a color. Only the first 12 of 30 colors could be used.");
  expect((ask("teal, navy") as ColorsAnswer).notice).toBe("");
});

test("words and typos return names in groups, and a word that is a color has its value", () => {
  const teal = ask("tael") as WordsAnswer;
  expect(teal.groups[0]).toMatchObject({
    list: "all",
    hits: expect.arrayContaining([{ name: "Teal", hex: "#008080" }]),
  });
  expect(teal.groups.map(({ list }) => list)).toEqual(["all", "css", "tailwind", "material", "xkcd"]);
  expect((ask("teal") as WordsAnswer).value).toBe("#008080");
  expect((ask("decade") as WordsAnswer).value).toBe("#DECADE");
  expect(ask("abc123").kind).toBe("colors");
  expect((ask("gray50") as WordsAnswer).groups.map(({ list }) => list)).toContain("x11");
});

test("the number of a color book is explained instead of searched", () => {
  for (const [text, book] of [
    ["pantone 485", "Pantone"],
    ["RAL 9010", "RAL"],
  ] as const) {
    expect(ask(text)).toMatchObject({
      kind: "none",
      problem: expect.stringContaining(`${book} numbers aren't public`),
    });
  }
});

test("a plain description returns matching colors, which rank first if no name fits", () => {
  const looks = ask("dark muted teal") as WordsAnswer;
  expect(looks.described.total).toBeGreaterThan(5);
  expect(looks.groups[0]?.isPartial).toBe(true);
  expect(bestOf(looks)).toEqual(looks.described.named[0]);
  const named = ask("dark blue") as WordsAnswer;
  expect(named.described.total).toBeGreaterThan(5);
  expect(bestOf(named)?.name).toBe("Dark Blue");
  expect((ask("teal") as WordsAnswer).described.total).toBe(0);
  expect((ask("sea foam") as WordsAnswer).described.total).toBe(0);
});

test("the vocabulary of descriptions matches the words that the engine uses", () => {
  const words = new Set<string>();
  const grays = Array.from({ length: 256 }, (_, byte) => byte * 0x010101);
  const colors = Array.from({ length: 14_000 }, (_, place) => place * 1193);
  for (const rgb24 of [...grays, ...colors]) {
    for (const word of describe(fromRgb24(rgb24)).split(" ")) words.add(word);
  }
  expect([...words].sort()).toEqual([...VOCABULARY].sort());
});

test("unreadable text is answered with a sentence, and no text throws", () => {
  expect(ask("#12")).toMatchObject({ kind: "none", problem: expect.stringMatching(/\.$/) });
  for (const text of ["qqqqqq", "(((((", "#", "rgb(", "色", "-", "\u0000", "x".repeat(1000), "a,".repeat(500)]) {
    expect(["none", "colors", "words"]).toContain(ask(text).kind);
  }
});

test("the page and the server return the same answers", async () => {
  const [all, best] = ["full", "best"].map((list) => {
    const names = decodeNames(readFileSync(new URL(`../../../.generated/names-${list}.bin`, import.meta.url)));
    return { ...names, ...indexNames(names) };
  }) as [never, never];
  const described = { ...(best as NameList), isWanted: () => true };
  const page = await createSources({ all, best, described });
  for (const list of NAMING_LISTS) {
    const state = setList(setColors(initial, [0x0d6986, 0xdb073d, 0x777777, 0x00ff00].map(fromRgb24)), list);
    expect(answer(state, page)).toEqual(answer(state, server));
  }
  for (const text of ["sea foam", "lavendr", "dark red", "dark muted teal", "re"]) {
    expect(answer(setText(initial, text), page)).toEqual(ask(text));
  }
});
