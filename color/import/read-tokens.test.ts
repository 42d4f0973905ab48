import { expect, test } from "vitest";
import { swatchLines } from "../test-swatch-lines.ts";
import { readPaletteText } from "./read-palette.ts";

test("Tokens Studio references omit the set and prefer their own one", () => {
  const color = (value: string) => ({ value, type: "color" });
  const sets = {
    global: { colors: { red: { "500": color("#f00") }, alias: color("{colors.red.500}") } },
    day: { ink: color("#111"), text: color("{ink}") },
    night: { ink: color("#eee"), text: color("{ink}"), link: color("{colors.alias}") },
    $metadata: { tokenSetOrder: ["global", "day", "night"] },
  };
  expect(named(sets)).toEqual([
    "global / colors / red/500 #FF0000",
    "global / colors/alias #FF0000",
    "day/ink #111111",
    "day/text #111111",
    "night/ink #EEEEEE",
    "night/text #EEEEEE",
    "night/link #FF0000",
  ]);
});

test("a Tokens Studio color can be another one with an opacity", () => {
  const color = (value: string) => ({ value, type: "color" });
  const tokens = { set: { red: color("#f00"), soft: color("rgba({red}, 0.5)"), softer: color("rgba({soft}, 50%)") } };
  const swatches = readPaletteText(JSON.stringify(tokens))?.groups[0]?.swatches;
  expect(swatches?.map(({ color: { alpha } }) => alpha)).toEqual([1, 0.5, 0.25]);
});

test("Style Dictionary tokens without a type keep their aliases and groups", () => {
  const tokens = {
    color: {
      base: { gray: { light: { value: "#ccc" } } },
      brand: { primary: { value: "{color.base.gray.light.value}" }, second: { value: "{color.brand.primary}" } },
      lost: { value: "{color.base.red}" },
    },
    size: { small: { value: "8px" }, large: { value: "{size.medium}" } },
  };
  expect(named(tokens)).toEqual(["base / gray/light #CCCCCC", "brand/primary #CCCCCC", "brand/second #CCCCCC"]);
  expect(readPaletteText(JSON.stringify(tokens))?.unread?.rows).toEqual([
    {
      where: "color / lost",
      text: "{color.base.red}",
      reason: "The token it refers to is not a color in this file.",
    },
  ]);
});

test("Panda and Chakra tokens are named by key and include both themes", () => {
  const theme = {
    tokens: { colors: { brand: { "50": { value: "#eef" }, "500": { value: "#0d6986" } }, ink: { value: "#111" } } },
    semanticTokens: { colors: { text: { value: { base: "{colors.ink}", _dark: "{colors.brand.50}" } } } },
  };
  expect(named({ theme })).toEqual([
    "brand/50 #EEEEFF",
    "brand/500 #0D6986",
    "ink #111111",
    "semanticTokens/text #111111 dark #EEEEFF",
  ]);
});

test("plain objects with few tokens are not read as tokens, and a value's own name is used", () => {
  expect(named({ sea: { value: "#0d6986" }, red: "#f00", blue: "#00f" })).toEqual([
    "sea #0D6986",
    "red #FF0000",
    "blue #0000FF",
  ]);
  const built = { name: "Deep Sea", value: "#0d6986", original: { value: "#0d6986" } };
  expect(named({ sea: built })).toEqual(["Deep Sea #0D6986"]);
});

test("a group inherits the tokens of the group it extends and can override them", () => {
  const tokens = {
    base: { $type: "color", "50": { $value: "#fee" }, "500": { $value: "#f00" }, deep: { x: { $value: "#00f" } } },
    brand: { $extends: "{base}", "500": { $value: "#0d6986" }, deep: { y: { $value: "{brand.deep.x}" } } },
    again: { $extends: "#/brand" },
    loop: { $extends: "{loop}", inner: { $extends: "{loop}" } },
  };
  const base = ["/50 #FFEEEE", "/500 #FF0000", " / deep/x #0000FF"];
  const brand = ["/50 #FFEEEE", "/500 #0D6986", " / deep/x #0000FF", " / deep/y #0000FF"];
  expect(named(tokens)).toEqual([
    ...base.map((name) => `base${name}`),
    ...brand.map((name) => `brand${name}`),
    ...brand.map((name) => `again${name}`),
  ]);
});

test("pointers can refer to tokens, to their values and to parts of these", () => {
  const at = (path: string) => ({ $ref: `#/sea/500/$value${path}` });
  const value = (components: unknown) => ({ $type: "color", $value: { colorSpace: "srgb", components } });
  const tokens = {
    sea: { "500": value([1, 0.2, 0]) },
    whole: { $type: "color", $ref: "#/sea/500/$value" },
    value: { $type: "color", $value: at("") },
    list: value(at("/components")),
    parts: value([at("/components/2"), at("/components/1"), 1]),
    gone: { $type: "color", $value: { $ref: "#/sea/600" } },
  };
  expect(named(tokens)).toEqual(["sea/500 #FF3300", "whole #FF3300", "value #FF3300", "list #FF3300", "parts #0033FF"]);
  expect(readPaletteText(JSON.stringify(tokens))?.unread?.rows.map(({ reason }) => reason)).toEqual([
    "The token it refers to is not a color in this file.",
  ]);
});

test("an alias in a resolver has the dark value of its target", () => {
  const token = (value: string) => ({ $type: "color", $value: value });
  const resolver = {
    version: "2025.10",
    sets: { base: { sources: [{ link: token("{ink}"), red: token("#f00") }] } },
    modifiers: { theme: { contexts: { light: [{ ink: token("#111111") }], dark: [{ ink: token("#eeeeee") }] } } },
    resolutionOrder: [],
  };
  expect(named(resolver)).toEqual(["link #111111 dark #EEEEEE", "red #FF0000", "ink #111111 dark #EEEEEE"]);
});

test("numeric keys keep their position in the text", () => {
  expect(swatchLines('{"brand":{"950":"#111","500":"#222","base":"#333","50":"#444"}}')).toEqual([
    "brand/950 #111111",
    "brand/500 #222222",
    "brand/base #333333",
    "brand/50 #444444",
  ]);
});

function named(json: object): string[] {
  return swatchLines(JSON.stringify(json));
}
