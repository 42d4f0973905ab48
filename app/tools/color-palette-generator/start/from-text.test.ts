import { expect, test } from "vitest";
import { printHex } from "#color/text/print.ts";
import { colorsOf, initial } from "../palette/state.ts";
import { startFromText, startFromWords } from "./from-text.ts";

type Names = Parameters<typeof startFromWords>[2];

const NAMES: Readonly<Record<string, number>> = { "dusty rose": 0xb56f76, "ocean sunset": 0xbbaacc };
const names = {
  search: (text: string) => {
    const rgb24 = NAMES[text.toLowerCase()] ?? 0x123456;
    return { total: 1, hits: [{ index: 0, name: NAMES[text.toLowerCase()] ? text : "Something Else", rgb24 }] };
  },
} as unknown as Names;
const start = (text: string) => startFromWords(text, 5, names);

test("several words make one palette, and a notice names them", () => {
  const { colors = [], notices } = start("ocean sunset") ?? {};
  expect(colors).toHaveLength(5);
  expect(notices).toEqual(["From the words “ocean”, “sunset”."]);
  expect(start("neon tokyo xyzzy")?.notices).toEqual(["From the words “neon”, “tokyo”. Not understood: “xyzzy”."]);
});

test("a CSS color name among the words does not override the others", () => {
  expect(start("pink sunset")?.colors).toHaveLength(5);
});

test("a name of one color stays a single color", () => {
  const found = start("dusty rose");
  expect([found?.colors.map((color) => printHex(color)), found?.notices]).toEqual([
    ["#B56F76"],
    ["dusty rose is #B56F76."],
  ]);
});

test.each([
  ["bleu canard", "#0D7C80"],
  ["紺色", "#16264F"],
  ["azul marino", "#16264F"],
  ["dunkelgrün", "#1F4D33"],
  ["vermelho", "#E03131"],
  ["azzurro", "#3FA0F0"],
])("%s is read as a color name", (text, hex) => {
  expect(start(text)?.colors.map((color) => printHex(color))).toEqual([hex]);
});

test("codes, lists, CSS colors and unknown words are left to the other readers", () => {
  for (const text of ["#0d6986", "sand, ocean, rust", "teal", "frobnitz quux", "rgb(1 2 3)", ""])
    expect(start(text)).toBeNull();
});

test("a color in the grammar of addresses is kept, and only its transparency is removed", () => {
  const started = startFromText("oklch~.5~.1~200_.4", { state: initial, notices: [] }, names);
  expect(colorsOf(started.state)).toContainEqual({ space: "oklch", l: 0.5, c: 0.1, h: 200, alpha: 1 });
  expect(started.notices).toEqual(["Colors must be opaque here, so transparency was removed."]);
});

test("only spaces get a notice, and a page without a text gets none", () => {
  const notices = (text: string) => startFromText(text, { state: initial, notices: [] }, names).notices;
  expect(notices("  ")).toEqual(["Type a color, a name, words or a link."]);
  expect(notices("")).toEqual([]);
});

test.each(["https://color.adobe.com/create/color-wheel?values=", "coolors.co/generate", "https://example.com/rose"])(
  "the link %s without colors is not read as a name",
  (link) => {
    const { isFound, notices } = startFromText(link, { state: initial, notices: [] }, names);
    expect(isFound).toBe(false);
    expect(notices).toEqual([expect.stringMatching(/^No color found/)]);
  },
);
