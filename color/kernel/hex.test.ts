import { expect, test } from "vitest";
import { hex24, parseHex24 } from "./hex.ts";

test("six hex digits are read in any case", () => {
  expect(parseHex24("#4a90d9")).toBe(0x4a90d9);
  expect(parseHex24("#4A90D9")).toBe(0x4a90d9);
  expect(parseHex24("#000000")).toBe(0);
  expect(parseHex24("#FFFFFF")).toBe(0xffffff);
});

test("three hex digits are doubled", () => {
  expect(parseHex24("#f0c")).toBe(0xff00cc);
});

test("any other text returns -1", () => {
  const others = [
    "",
    "#",
    "4a90d9",
    "#4a90d",
    "#4a90d99",
    "#4a90d9ff",
    "#ff",
    "#ffff",
    "#gggggg",
    "#12345g",
    "# 12345",
  ];
  for (const text of [...others, "+fff", "#-12", "#1.2", "##ff", "rgb", "#12345\n"]) expect(parseHex24(text)).toBe(-1);
});

test("look-alikes from other scripts are not digits", () => {
  // The low seven bits of each of these characters match those of a hex digit.
  for (const text of ["#ıııııı", "#\u0131\u0132\u0133", "#12345\u00b1", "#１２３", "#\u8030\u8030\u8030"]) {
    expect(parseHex24(text)).toBe(-1);
  }
});

test("parseHex24() reads what hex24() writes", () => {
  expect(hex24(0x00ff0a)).toBe("#00ff0a");
  for (let value = 0; value <= 0xffffff; value += 997) expect(parseHex24(hex24(value))).toBe(value);
});
