import { expect, test } from "vitest";
import { printHex } from "#color/text/print.ts";
import { benchQuery, MAX_COLORS, MAX_TEXT_CHARACTERS } from "./address.ts";
import { readBench } from "./read-bench.ts";

const EXAMPLE_HEXES = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];

test("without a query string the example is shown, and the query string stays empty", () => {
  const bench = readBench(new URLSearchParams());
  expect(hexesOf(bench)).toEqual(EXAMPLE_HEXES);
  expect(bench.problem).toBeNull();
  expect(benchQuery(bench)).toBe("");
});

test("URL lists, hex codes, CSS, design tokens and palette links are all read", () => {
  for (const text of [
    "ff0000-00ff00",
    "#f00, #0f0",
    "ff0000 00ff00",
    ":root { --a: #f00; --b: lime; }",
    '{"a": {"$type": "color", "$value": "#ff0000"}, "b": {"$type": "color", "$value": "#00ff00"}}',
    "https://coolors.co/ff0000-00ff00",
  ]) {
    expect([text, hexesOf(readBench(new URLSearchParams({ c: text })))]).toEqual([text, ["#FF0000", "#00FF00"]]);
  }
});

test("names in the text are kept", () => {
  const { colors } = readBench(new URLSearchParams({ c: ":root { --brand: #f00; --accent: #0f0; }" }));
  expect(colors.map(({ name }) => name)).toEqual(["brand", "accent"]);
});

test("text without a color shows the example and a message", () => {
  const bench = readBench(new URLSearchParams({ c: "nothing here" }));
  expect(hexesOf(bench)).toEqual(EXAMPLE_HEXES);
  expect(bench.problem).toContain("No color");
  expect(bench.isUnread).toBe(true);
});

test("colors beyond the maximum are dropped with a message", () => {
  const text = Array.from({ length: MAX_COLORS + 5 }, (_, index) => (0x100000 + index).toString(16)).join("-");
  const bench = readBench(new URLSearchParams({ c: text }));
  expect(bench.colors).toHaveLength(MAX_COLORS);
  expect(bench.problem).toContain(`${MAX_COLORS} of ${MAX_COLORS + 5}`);
});

test("a bench round-trips through its query string, and long text is cut", () => {
  const bench = readBench(new URLSearchParams({ c: "#f00, teal", name: " Dusk & dawn " }));
  expect(readBench(new URLSearchParams(benchQuery(bench)))).toEqual(bench);
  expect(readBench(new URLSearchParams({ c: "x".repeat(9999) })).text).toHaveLength(MAX_TEXT_CHARACTERS);
});

function hexesOf({ colors }: ReturnType<typeof readBench>) {
  return colors.map(({ color }) => printHex(color));
}
