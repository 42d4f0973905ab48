import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { printHex } from "../text/print.ts";
import { composeWords, readLexicon } from "./compose.ts";

const LISTS = {
  colors: "red e03131|blue 2b6cd6\nocean sea 0b4f7d 1f8fb3 6cc5d0 0b4f7e\nnight 121a3a 26315f 070a1a",
  foreign: "fr bleu=blue bleu_nuit=night ja 海=ocean 夜=night",
  modifiers: "neon glowing\ndark\npastel",
  empty: "the of",
};
const LEXICON = readLexicon(LISTS);
const NO_NAME = () => null;
const compose = (text: string, count = 5) => composeWords(text, count, LEXICON, NO_NAME);
const hexes = (text: string, count = 5) => compose(text, count)?.colors.map((color) => printHex(color));

test("scenes share the palette, in the order of their words", () => {
  expect(hexes("the ocean of night", 4)).toEqual(["#0B4F7D", "#1F8FB3", "#121A3A", "#26315F"]);
  expect(hexes("night sea", 2)).toEqual(["#121A3A", "#0B4F7D"]);
  expect(compose("Ocean, NIGHT")?.scenes).toBe(2);
});

test("a color word returns only that color, and no color is repeated", () => {
  expect(hexes("red blue")).toEqual(["#E03131", "#2B6CD6"]);
  expect(hexes("red ocean", 9)).toEqual(["#E03131", "#0B4F7D", "#1F8FB3", "#6CC5D0"]);
});

test("understood and unknown words are reported, in other languages and forms as well", () => {
  expect(compose("bleu nuit frobnitz")).toMatchObject({ understood: ["“bleu nuit” (night)"], unknown: ["frobnitz"] });
  expect(compose("夜の海")).toMatchObject({ understood: ["“夜” (night)", "“海” (ocean)"], unknown: ["の"] });
  expect(compose("oceans l'océan")?.understood).toEqual(["“ocean”"]);
  expect(compose("frobnitz neon")).toBeNull();
});

test("an unknown word can be the name of a color", () => {
  const teal = { name: "Deep Teal", color: fromRgb24(0x0d6986) };
  const found = composeWords("red quux", 5, LEXICON, (word) => (word === "quux" ? teal : null));
  expect(found?.colors.map((color) => printHex(color))).toEqual(["#E03131", "#0D6986"]);
  expect(found?.understood).toEqual(["“red”", "“quux” (Deep Teal)"]);
});

test.each([
  ["dark", (before: number, after: number) => after < before],
  ["pastel", (_: number, after: number) => after > 0.8],
])("%s changes the lightness of all colors", (word, isRight) => {
  const plain = compose("red ocean")?.colors ?? [];
  const changed = compose(`${word} red ocean`)?.colors ?? [];
  const lightness = (color: (typeof plain)[number]) => convert(color, "oklch").l;
  expect(changed).toHaveLength(plain.length);
  for (const [place, color] of changed.entries()) {
    expect(isRight(lightness(plain[place] as typeof color), lightness(color))).toBe(true);
    expect(isInGamut(color, "srgb")).toBe(true);
  }
});

test("neon makes colors glow and keeps dark ones dark", () => {
  const [red, night] = compose("neon red night", 2)?.colors.map((color) => convert(color, "oklch")) ?? [];
  expect(red?.c).toBeGreaterThan(0.2);
  expect(night?.l).toBeLessThan(0.25);
});

test("a list that refers to an unknown word is rejected", () => {
  expect(() => readLexicon({ ...LISTS, foreign: "fr rose=pink" })).toThrow("pink");
  expect(() => readLexicon({ ...LISTS, modifiers: "shiny" })).toThrow("shiny");
});

test("very long texts are handled", () => {
  expect(compose("a".repeat(100_000))).toBeNull();
  expect(compose("海".repeat(50_000))?.understood.length).toBeGreaterThan(0);
});

test("colors have 8 bits per channel, changed or not", () => {
  for (const text of ["red ocean", "dusty red ocean"]) {
    for (const color of compose(text)?.colors ?? []) expect(color).toEqual(fromRgb24(toRgb24(color)));
  }
});
