import { expect, test } from "vitest";
import type { ImportedPalette } from "#color/import/imported.ts";
import { readPaletteText } from "#color/import/read-palette.ts";
import { chosenText } from "./choice-list.tsx";
import { choicesOf, suggest, takeChoices, unitsBeyond } from "./choices.ts";

const CSS = `:root {
  --bs-blue: #0d6efd; --bs-primary: #0d6efd; --bs-link: #0d6ffe; --bs-red: #dc3545; --bs-white: #fff;
  --bs-gray-100: #f8f9fa; --bs-gray-500: #adb5bd; --bs-gray-900: #212529 }
a { color: var(--bs-link) } b { color: var(--bs-primary); fill: var(--bs-primary) }`;
const PALETTE = readPaletteText(CSS) as ImportedPalette;
const SINGLES = Array.from({ length: 8 }, (_, place) => [place]);

test("no choice is needed while everything fits", async () => {
  expect(await unitsBeyond(PALETTE, undefined)).toBeNull();
  expect(await unitsBeyond(PALETTE, { most: 8 })).toBeNull();
  expect(await unitsBeyond(PALETTE, { most: 7 })).toEqual(SINGLES);
  const scaled = { most: 6, loadUnits: async () => () => [[0], [1], [2], [3], [4], [5, 6, 7]] };
  expect(await unitsBeyond(PALETTE, scaled)).toBeNull();
});

test("similar colors are merged into one choice with all their names and uses", () => {
  const [blue, ...rest] = choicesOf(PALETTE, SINGLES, 1);
  expect(blue).toMatchObject({ name: "blue", otherNames: ["primary", "link"], uses: 3, places: [1] });
  expect(rest.map(({ name }) => name)).toEqual(["red", "white", "gray-100", "gray-500", "gray-900"]);
  expect(
    choicesOf(PALETTE, SINGLES, 0)
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(["blue", "link", "red"]);
});

test("a scale stays whole and is not merged", () => {
  const choices = choicesOf(PALETTE, [[0], [1], [2], [3], [4], [5, 6, 7]], 10);
  expect(choices.at(-1)).toMatchObject({ name: "gray", places: [5, 6, 7] });
  const taken = takeChoices(PALETTE, choices.slice(-1));
  expect(namesOf(taken)).toEqual(["gray-100", "gray-500", "gray-900"]);
});

test("chosen colors keep their order, names and groups", () => {
  const grouped: ImportedPalette = {
    name: "Two",
    format: "JSON",
    leftOut: 4,
    groups: [
      { name: "a", swatches: PALETTE.groups[0]?.swatches.slice(0, 4) ?? [] },
      { name: "b", swatches: PALETTE.groups[0]?.swatches.slice(4) ?? [] },
    ],
  };
  const choices = choicesOf(grouped, SINGLES, 1);
  const taken = takeChoices(grouped, [choices[5], choices[0]] as typeof choices);
  expect(taken.groups.map(({ name, swatches }) => [name, ...swatches.map((swatch) => swatch.name)])).toEqual([
    ["a", "blue"],
    ["b", "gray-900"],
  ]);
  expect(taken.leftOut).toBe(0);
  expect(takeChoices({ ...grouped, gradient: "linear-gradient(red, blue)" }, choices)).not.toHaveProperty("gradient");
});

test("suggests as many as fit, the most used first", () => {
  const choices = choicesOf(PALETTE, SINGLES, 1);
  const suggested = suggest(choices, 2);
  expect(suggested.has(1)).toBe(true);
  expect(choices.filter(({ merged }) => merged.some((place) => suggested.has(place)))).toHaveLength(2);
});

test("says how many are selected, how many fit and how many to uncheck", () => {
  expect(chosenText(12, 96, { most: 12, room: 12 })).toBe("12 of 96 selected, 12 fit.");
  expect(chosenText(14, 96, { most: 12, room: 7 })).toBe(
    "14 of 96 selected, 12 fit, 7 in addition to the current colors. Uncheck 2.",
  );
});

function namesOf({ groups }: ImportedPalette) {
  return groups.flatMap(({ swatches }) => swatches.map(({ name }) => name));
}
