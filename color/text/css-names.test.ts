import { parse } from "culori";
import { expect, test } from "vitest";
import { cssNamedRgb24, cssNameOf, cssNames } from "./css-names.ts";

test("there are 148 names in alphabetical order, with the colors from CSS", () => {
  const names = cssNames().map(({ name }) => name);
  expect(new Set(names).size).toBe(148);
  expect(names).toEqual([...names].sort());
  for (const { name, rgb24 } of cssNames()) {
    expect(parse(name), name).toEqual({
      mode: "rgb",
      r: (rgb24 >>> 16) / 255,
      g: ((rgb24 >>> 8) & 255) / 255,
      b: (rgb24 & 255) / 255,
    });
  }
});

test("a name returns its color, and any other word returns undefined", () => {
  expect(cssNamedRgb24("rebeccapurple")).toBe(0x663399);
  expect(cssNamedRgb24("slategrey")).toBe(0x708090);
  expect(cssNamedRgb24("black")).toBe(0);
  expect(cssNamedRgb24("transparent")).toBeUndefined();
  expect(cssNamedRgb24("constructor")).toBeUndefined();
  expect(cssNamedRgb24("Red")).toBeUndefined();
});

test("a color returns its name, preferring the more common of two", () => {
  expect(cssNameOf(0xff6347)).toBe("tomato");
  expect(cssNameOf(0x00ffff)).toBe("cyan");
  expect(cssNameOf(0xff00ff)).toBe("magenta");
  expect(cssNameOf(0x808080)).toBe("gray");
  expect(cssNameOf(0x2f4f4f)).toBe("darkslategray");
  expect(cssNameOf(0x123456)).toBeUndefined();
});
