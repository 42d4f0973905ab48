import { expect, test } from "vitest";
import { hasShorterWay, PAIRS, pathOfPair, readPair } from "./pairs.ts";

test("there are 30 ordered pairs among rgb, hex, hsl, cmyk, hsv and lab", () => {
  expect(PAIRS).toHaveLength(30);
  expect(new Set(PAIRS.map(pathOfPair)).size).toBe(30);
  for (const format of ["rgb", "hex", "hsl", "cmyk", "hsv", "lab"] as const) {
    expect(PAIRS.filter(({ from }) => from === format)).toHaveLength(5);
    expect(PAIRS.filter(({ to }) => to === format)).toHaveLength(5);
  }
});

test("every pair round-trips through its path", () => {
  for (const pair of PAIRS) expect(readPair(pathOfPair(pair).slice("/convert/".length))).toEqual(pair);
});

test("anything else is rejected", () => {
  for (const text of [
    "",
    "hex",
    "hextohex",
    "hextoxyz",
    "HEXTORGB",
    "hextorgbtohsl",
    "rgbtorgb",
    "tohex",
    " hextorgb",
  ]) {
    expect(readPair(text)).toBeNull();
  }
});

test("only conversions between CMYK and HSL or HSV have a shorter way than the steps", () => {
  expect(PAIRS.filter(hasShorterWay).map(({ from, to }) => `${from}to${to}`)).toEqual([
    "hsltocmyk",
    "cmyktohsl",
    "cmyktohsv",
    "hsvtocmyk",
  ]);
});
