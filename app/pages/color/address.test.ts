import { expect, test } from "vitest";
import { readAddress } from "./address.ts";

const read = (digits: string, query = "") => readAddress(digits, new URLSearchParams(query));

test("six digits in upper case are the page of that color", () => {
  expect(read("0D6986")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
  expect(read("0D6986", "utm_source=mail")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
});

test("three digits and lower case move for good to the one address of the color", () => {
  expect(read("0d6986")).toEqual({ ask: "move", to: "/color/0D6986", status: 301 });
  expect(read("ABC")).toEqual({ ask: "move", to: "/color/AABBCC", status: 301 });
  expect(read("abc", "utm_source=mail")).toEqual({ ask: "move", to: "/color/AABBCC", status: 301 });
});

test.each(["", "xyz", "12345", "1234567", "0D69867F", "#0D6986", "0D698G", "٠٠٠", " 0D6986"])(
  "%j is no color",
  (digits) => {
    expect(read(digits)).toEqual({ ask: "nothing" });
    expect(read(digits, "set=teal")).toEqual({ ask: "nothing" });
  },
);

test("the text field of the edit bar leads to what it says", () => {
  const teal = { ask: "move", to: "/color/008080", status: 302 };
  expect(read("0D6986", "set=teal")).toEqual(teal);
  expect(read("0d6986", "set=+hsl(180+100%25+25.1%25)")).toEqual(teal);
  expect(read("0D6986", "set=008080")).toEqual(teal);
});

test("a text that is no color stays with its page, and moves with it", () => {
  expect(read("0D6986", "set=teel")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: "teel" });
  expect(read("fff", "set=a%26b&x=1")).toEqual({ ask: "move", to: "/color/FFFFFF?set=a%26b", status: 301 });
  expect(read("0D6986", "set=+")).toEqual({ ask: "page", rgb24: 0x0d6986, badText: null });
});

test("the three sliders lead to their color, mapped into sRGB", () => {
  expect(read("FFFFFF", "l=48.61&c=0.0896&h=226.25")).toEqual({ ask: "move", to: "/color/0D6986", status: 302 });
  expect(read("FFFFFF", "l=0&c=0.3&h=100")).toEqual({ ask: "move", to: "/color/000000", status: 302 });
  expect(read("FFFFFF", "l=48&c=0.1")).toEqual({ ask: "page", rgb24: 0xffffff, badText: null });
  expect(read("FFFFFF", "l=NaN&c=0.1&h=2")).toEqual({ ask: "page", rgb24: 0xffffff, badText: null });
});
