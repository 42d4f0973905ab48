import { expect, test } from "vitest";
import { decodeNames } from "#color/names.ts";
import { packNames } from "../../scripts/pack-names.mjs";

const MAX_SHARED_WORDS = 24_735;

const named = (names: string[]) => names.map((name, i) => ({ name, hex: `#${i.toString(16).padStart(6, "0")}` }));

/** Two names of each word, so that all of them are in the dictionary. */
const sharing = (count: number) => {
  const words = Array.from({ length: count }, (_, i) => `w${i}`);
  return named([...words, ...words]);
};

test("the maximum number of shared words round-trips", () => {
  const list = sharing(MAX_SHARED_WORDS);
  const packed = decodeNames(packNames(list));
  const back = Array.from({ length: packed.count }, (_, i) => `${packed.rgbAt(i)} ${packed.nameAt(i)}`);
  expect(new Set(back)).toEqual(new Set(list.map(({ name, hex }) => `${Number.parseInt(hex.slice(1), 16)} ${name}`)));
});

test("packing throws if the format's limits are exceeded", () => {
  const problem = "The format of the packed names must grow: ";
  expect(() => packNames(sharing(MAX_SHARED_WORDS + 1))).toThrow(`${problem}24736 shared words`);
  const singles = named(Array.from({ length: 65_537 }, (_, i) => `w${i}`));
  expect(() => packNames(singles)).toThrow(`${problem}65537 words`);
  expect(packNames(singles.slice(1)).length).toBeGreaterThan(0);
  expect(() => packNames(named([Array(256).fill("a").join(" ")]))).toThrow(`${problem}256 words`);
  expect(() => packNames(named(["Sea\nGreen"]))).toThrow(`${problem}a control character in "Sea\\nGreen"`);
});
