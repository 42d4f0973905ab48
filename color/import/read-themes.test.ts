import { expect, test } from "vitest";
import { parse } from "../text/parse.ts";
import { printHex } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

test("dark values in a stylesheet are paired with the light ones, in every form", () => {
  const dark = (css: string) =>
    readPaletteText(css)?.groups.flatMap(({ swatches }) =>
      swatches.map(({ name, color, dark: other }) => [name, printHex(color), other ? printHex(other) : null].join(" ")),
    );
  const wanted = ["a #FFFFFF #111111", "b #FF0000 #00FF00", "c #0D6986 "];
  const light = ":root { --a: #fff; --b: var(--red); --red: #f00; --c: #0d6986; }";
  const rules = "--a: #111; --b: var(--green); --green: #0f0; --c: #0d6986;";
  for (const block of [
    `.dark { ${rules} }`,
    `[data-theme="dark"] { ${rules} }`,
    `@media (prefers-color-scheme: dark) { :root { ${rules} } }`,
  ]) {
    expect(dark(`${light} ${block}`)?.filter((line) => !line.startsWith("red"))).toEqual(wanted);
  }
  expect(dark("--a: light-dark(#fff, #111); --b: light-dark(#f00, #0f0); --c: #0d6986;")).toEqual(wanted);
});

test("separate lists of dark values are paired with the light ones, and colors named dark stay", () => {
  const read = (text: string) =>
    readPaletteText(text)?.groups.map(({ name, swatches }) => [
      name,
      swatches.map((s) => [s.name, s.dark && printHex(s.dark)]),
    ]);
  const token = (value: string) => ({ $type: "color", $value: value });
  const groups = {
    Light: { text: token("#111111"), link: token("#0000ff") },
    Dark: { text: token("#eeeeee"), link: token("#9999ff") },
  };
  expect(read(JSON.stringify(groups))).toEqual([
    [
      "",
      [
        ["text", "#EEEEEE"],
        ["link", "#9999FF"],
      ],
    ],
  ]);
  expect(read("$red: #f00; $blue: #00f; $dark-red: #800; $dark-blue: #008;")).toEqual([
    [
      "",
      [
        ["red", undefined],
        ["blue", undefined],
        ["dark-red", undefined],
        ["dark-blue", undefined],
      ],
    ],
  ]);
  expect(read("$a-50: #eee; $a-900: #111; $a-dark-50: #111; $a-dark-900: #eee;")).toEqual([
    [
      "",
      [
        ["a-50", "#111111"],
        ["a-900", "#EEEEEE"],
      ],
    ],
  ]);
});

test("a resolver's dark theme is paired with the default one, and missing files are skipped", () => {
  const token = (value: string) => ({ $type: "color", $value: value });
  const resolver = {
    name: "Shop",
    version: "2025.10",
    sets: { base: { sources: [{ red: token("#ff0000") }, { $ref: "elsewhere.tokens.json" }] } },
    modifiers: {
      theme: { default: "day", contexts: { dark: [{ ink: token("#ffffff") }], day: [{ ink: token("{red}") }] } },
      size: { contexts: { small: [{ gap: { $type: "dimension", $value: "1px" } }] } },
    },
    resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }],
  };
  const palette = readPaletteText(JSON.stringify(resolver));
  expect(palette?.name).toBe("Shop");
  const [ink] = palette?.groups[0]?.swatches.filter(({ name }) => name === "ink") ?? [];
  expect([ink?.color, ink?.dark].map((color) => color && printHex(color))).toEqual(["#FF0000", "#FFFFFF"]);
});

test("a token whose components match its hex is read as the hex", () => {
  const value = { colorSpace: "srgb", components: [0.960784, 0.984314, 1], alpha: 1, hex: "#f5fbff" };
  const read = (over: object) =>
    readPaletteText(JSON.stringify({ a: { $type: "color", $value: { ...value, ...over } } }));
  expect(read({})?.groups[0]?.swatches[0]?.color).toEqual(parse("#f5fbff"));
  expect(read({ hex: "#000000" })?.groups[0]?.swatches[0]?.color).not.toEqual(parse("#f5fbff"));
});
