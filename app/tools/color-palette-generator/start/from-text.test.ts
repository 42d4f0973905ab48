import { expect, test } from "vitest";
import { printHex } from "#color/text/print.ts";
import { startFromWords } from "./from-text.ts";

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
