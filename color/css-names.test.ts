import { colorsNamed } from "culori";
import { expect, test } from "vitest";
import { cssNamedRgb24, cssNameOf, cssNames } from "./css-names.ts";

test("the 148 names and their colors are those of CSS", () => {
  const expected = Object.entries(colorsNamed).map(([name, rgb24]) => ({ name, rgb24 }));
  expect(cssNames()).toHaveLength(148);
  expect(cssNames()).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)));
});

test("a name gives its color and an unknown word gives nothing", () => {
  expect(cssNamedRgb24("rebeccapurple")).toBe(0x663399);
  expect(cssNamedRgb24("slategrey")).toBe(0x708090);
  expect(cssNamedRgb24("black")).toBe(0);
  expect(cssNamedRgb24("transparent")).toBeUndefined();
  expect(cssNamedRgb24("constructor")).toBeUndefined();
});

test("a color gives its name, and the more usual one of two", () => {
  expect(cssNameOf(0xff6347)).toBe("tomato");
  expect(cssNameOf(0x00ffff)).toBe("cyan");
  expect(cssNameOf(0xff00ff)).toBe("magenta");
  expect(cssNameOf(0x808080)).toBe("gray");
  expect(cssNameOf(0x2f4f4f)).toBe("darkslategray");
  expect(cssNameOf(0x123456)).toBeUndefined();
});
