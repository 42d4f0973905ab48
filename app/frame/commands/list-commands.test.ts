import { expect, test } from "vitest";
import { findCommands, findLoosely } from "./find-commands.ts";
import { listColor, listCommands } from "./list-commands.ts";

const first = (query: string) => (findCommands(query, commands)[0] ?? findLoosely(query, commands)[0])?.label;
const commands = listCommands();

test("what beginners ask for leads to the tool or the palettes", () => {
  const asked = ["pastel", "what goes with green", "is my text readable", "mix red and white", "poster background"];
  expect(asked.map(first)).toEqual([
    "Pastel color palettes",
    "Color Wheel",
    "Contrast Checker",
    "Color Mixer",
    "Color Palette From Image",
  ]);
});

test("what designers ask for leads to the tool or the page", () => {
  const asked = ["sequential", "colorblind", "data viz", "audit css", "figma", "procreate", "export palettes", "p3"];
  expect(asked.map(first)).toEqual([
    "Gradient Generator",
    "Color Palette Generator",
    "Color Palette Generator",
    "Contrast Checker",
    "Figma",
    "Add-ons",
    "Library: Color Palettes",
    "Color Palette Builder",
  ]);
});

test("a hex code in a question is found", () => {
  expect(listColor("colors that go with #2e8b57")[0]?.hint).toBe("#2E8B57");
  expect(listColor("colors that go with #2e8")).toEqual([]);
});
