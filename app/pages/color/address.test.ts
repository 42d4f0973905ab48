import { expect, test } from "vitest";
import { readAddress } from "./address.ts";

const read = (digits: string, query = "") => readAddress(digits, new URLSearchParams(query));

test("six uppercase digits show the page of that color", () => {
  expect(read("0D6986")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
  expect(read("0D6986", "utm_source=mail")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
});

test("three digits and lowercase redirect permanently to the canonical path of the color", () => {
  expect(read("0d6986")).toEqual({ ask: "move", to: "/color/0D6986", status: 301 });
  expect(read("ABC")).toEqual({ ask: "move", to: "/color/AABBCC", status: 301 });
  expect(read("abc", "utm_source=mail")).toEqual({ ask: "move", to: "/color/AABBCC", status: 301 });
});

test.each(["", "xyz", "12345", "1234567", "0D69867F", "#0D6986", "0D698G", "٠٠٠", " 0D6986"])(
  "%j is not a color",
  (digits) => {
    expect(read(digits)).toEqual({ ask: "nothing" });
    expect(read(digits, "set=teal")).toEqual({ ask: "nothing" });
  },
);

test("the text field of the edit bar redirects to the entered color", () => {
  const teal = { ask: "move", to: "/color/008080", status: 302 };
  expect(read("0D6986", "set=teal")).toEqual(teal);
  expect(read("0d6986", "set=+hsl(180+100%25+25.1%25)")).toEqual(teal);
  expect(read("0D6986", "set=008080")).toEqual(teal);
});

test("text that is not a color stays with its page and survives a redirect", () => {
  expect(read("0D6986", "set=teel")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: "teel" });
  expect(read("fff", "set=a%26b&x=1")).toEqual({ ask: "move", to: "/color/FFFFFF?set=a%26b", status: 301 });
  expect(read("0D6986", "set=+")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
});

test("the three sliders redirect to their color, mapped into sRGB", () => {
  expect(read("FFFFFF", "l=48.61&c=0.0896&h=226.25")).toEqual({ ask: "move", to: "/color/0D6986", status: 302 });
  expect(read("FFFFFF", "l=0&c=0.3&h=100")).toEqual({ ask: "move", to: "/color/000000", status: 302 });
  expect(read("FFFFFF", "l=48&c=0.1")).toEqual({ ask: "page", rgb24: 0xffffff, badText: null });
  expect(read("FFFFFF", "l=NaN&c=0.1&h=2")).toEqual({ ask: "page", rgb24: 0xffffff, badText: null });
});

test("slider values out of range are clamped, and infinite ones are ignored", () => {
  const most = read("FFFFFF", "l=50&c=0.5&h=100");
  expect(most).toMatchObject({ ask: "move", status: 302 });
  for (const c of ["1", "1e10", "1e150", "1e300"]) expect(read("FFFFFF", `l=50&c=${c}&h=100`)).toEqual(most);
  expect(read("FFFFFF", "l=1e300&c=0.1&h=1e300")).toMatchObject({ to: "/color/FFFFFF" });
  expect(read("FFFFFF", "l=-1&c=-1&h=-1e9")).toMatchObject({ to: "/color/000000" });
  for (const c of ["Infinity", "1e999", "NaN"]) {
    expect(read("FFFFFF", `l=50&c=${c}&h=100`)).toEqual({ ask: "page", rgb24: 0xffffff, badText: null });
  }
});

test.each(["oklch(0.5 1e150 100)", "oklab(0.5 1e300 1e300)", "lab(50 1e200 0)", "color(srgb 1e200 -1e200 0)"])(
  "%s redirects to some color",
  (text) => {
    expect(read("FFFFFF", String(new URLSearchParams({ set: text })))).toMatchObject({ ask: "move" });
  },
);
