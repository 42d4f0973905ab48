import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { makeNamedColor } from "../acts/color-values.ts";
import { openNames } from "../server/names/names.ts";
import { makeColorJson } from "../server/pages/color-files.ts";
import { nameBench } from "./pages/addons/load-bench.ts";
import { makeReference } from "./pages/color/reference.ts";
import { askValue } from "./pages/encyclopedia/ask-value.ts";
import { answer, type ColorsAnswer } from "./tools/color-name-finder/answer.ts";
import { initial, setColors } from "./tools/color-name-finder/model.ts";
import { serverSources } from "./tools/color-name-finder/server-sources.ts";
import { nameAll } from "./tools/use-color-names.ts";

const names = openNames();
const sources = await serverSources(names);
/** Colors from every part of the RGB cube, and those of the default palette. */
const COLORS = [
  ...Array.from({ length: 95 }, (_, place) => (place * 176_599) % 0x1000000),
  ...[0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b],
];

test("a color has the same name on its page, in its JSON, in exports and in every tool", () => {
  for (const rgb24 of COLORS) {
    const color = fromRgb24(rgb24);
    const { hex, name } = makeReference(rgb24, names);
    const found = {
      json: makeColorJson(rgb24, names).name.name,
      api: makeNamedColor(color, names).name,
      addons: nameBench(
        { text: "", name: "", colors: [{ color, name: null }], problem: null, isUnread: false },
        names,
        "",
      ).groups[0]?.swatches[0]?.name,
      nameFinder: (answer(setColors(initial, [color]), sources) as ColorsAnswer).names[0]?.name,
      encyclopedia: askValue(hex, names, 1)?.common.name,
      tools: nameAll([color], names)[rgb24],
    };
    for (const [place, own] of Object.entries(found)) expect([hex, place, own]).toEqual([hex, place, name.name]);
  }
});

test("a palette has the same unique names on the Add-ons page and in the Name Finder", () => {
  const colors = [0x0d6986, 0x0d6987, 0xdb073d].map(fromRgb24);
  const bench = {
    text: "",
    name: "",
    colors: colors.map((color) => ({ color, name: null })),
    problem: null,
    isUnread: false,
  };
  const addons = nameBench(bench, names, "").groups[0]?.swatches.map(({ name }) => name);
  expect(addons).toEqual((answer(setColors(initial, colors), sources) as ColorsAnswer).names.map(({ name }) => name));
  expect(new Set(addons).size).toBe(3);
});
