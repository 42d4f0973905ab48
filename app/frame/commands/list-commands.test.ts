import { expect, test, vi } from "vitest";
import { palette } from "../library/test-items.ts";
import { stubStorage } from "../test-storage.ts";
import { findCommands, findLoosely } from "./find-commands.ts";
import { findSimilar } from "./find-similar.ts";
import { listColors, listCommands, withPairs } from "./list-commands.ts";

const first = (query: string) =>
  (
    findCommands(query, withPairs(query, commands))[0] ??
    findSimilar(query, commands)[0] ??
    findLoosely(query, commands)[0]
  )?.label;
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
  expect([...asked, "color blindness", "import"].map(first)).toEqual([
    "Gradient Generator",
    "Color Palette Generator",
    "Color Palette Generator",
    "Contrast Checker",
    "Figma",
    "Add-ons",
    "Library: Color Palettes",
    "Color Palette Builder",
    "Color Palette Generator",
    "Color Palette Builder",
  ]);
});

test("plurals and typos of our tools are found", () => {
  const asked = ["gradients", "contrasts", "wheels", "mixers", "pallete", "contrst", "convertor", "colour wheel"];
  expect(asked.map(first)).toEqual([
    "Gradient Generator",
    "Contrast Checker",
    "Color Wheel",
    "Color Mixer",
    "Color Palette Generator",
    "Contrast Checker",
    "Color Converter",
    "Color Wheel",
  ]);
  expect(findSimilar("generators", commands).length).toBeGreaterThan(2);
  expect(["teals", "ballet", "s", ""].flatMap((query) => findSimilar(query, commands))).toEqual([]);
});

test("the account, the prices, a comparison and each pair of formats are found by their usual words", () => {
  const asked = ["log in", "login", "sign up", "upgrade", "price", "comparison", "rgb to cmyk", "cmyk to rgb"];
  expect(asked.map(first)).toEqual([
    "Library: Account",
    "Library: Account",
    "Library: Account",
    "Pricing",
    "Pricing",
    "Compare Colors",
    "RGB to CMYK",
    "CMYK to RGB",
  ]);
  const pairs = withPairs("cmyk to", commands).filter(({ to }) => to?.startsWith("/convert/"));
  expect(new Set(pairs.map(({ to }) => to)).size).toBe(30);
  expect(pairs).toHaveLength(30);
  expect(first("cmyk")).not.toBe("CMYK to HEX");
});

test("the account is found by what is on its page", () => {
  const asked = ["invoice", "recovery", "connected apps", "passkey", "cancel pro", "two-factor", "change email"];
  expect(new Set(asked.map(first))).toEqual(new Set(["Library: Account"]));
});

test("a hex code in a question is found", () => {
  expect(listColors("colors that go with #2e8b57")[0]?.hint).toBe("#2E8B57");
  expect(listColors("colors that go with #2e8")).toEqual([]);
});

test("several colors open in the same tools as one color, which say how many of them they take", () => {
  const [first] = listColors("#0D6986 #DB073D");
  expect(first).toMatchObject({
    label: "2 colors in Color Palette Generator",
    to: "/color-palette-generator?c=0d6986-db073d",
    hexes: ["#0D6986", "#DB073D"],
  });
  const labels = listColors("#f00 #f60 #fc0 #9c0 #096 #06c #609").map(({ label }) => label);
  expect(labels).toEqual([
    "7 colors in Color Palette Generator",
    "First 6 colors in Color Shades",
    "7 colors in Playground",
    "7 colors in Contrast Checker",
    "First color in Color Converter",
  ]);
});

test("a saved palette opens at the same address as in the library, and saving there updates it", () => {
  const palettes = [palette("old", { path: "/gradient-generator" }), palette("gone", { path: "/gone" })];
  const value = { colors: [], palettes, projects: [] };
  stubStorage({ "huesmith.library": JSON.stringify({ version: 1, value }) });
  const saved = listCommands().filter(({ group }) => group === "Saved");
  vi.unstubAllGlobals();
  const expected = [
    ["old", "/gradient-generator?ver=1"],
    ["gone", "/color-palette-generator?c=db073d"],
  ].map(([id, to]) => ({ to, state: { saved: id, savedPath: to } }));
  expect(saved).toMatchObject(expected);
});
