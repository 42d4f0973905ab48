import { expect, test } from "vitest";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { MORE_FUNCTIONS } from "../text/more-functions.ts";
import { MORE_SPACES, parseMore, printMore } from "./text.ts";

test("a printed color is read back as the same 8-bit color in every space", () => {
  for (let rgb24 = 0; rgb24 <= 0xffffff; rgb24 += 65_521) {
    for (const space of MORE_SPACES) {
      const text = printMore(fromRgb24(rgb24), space);
      const read = parseMore(text);
      expect([text, read && toRgb24(read)]).toEqual([text, rgb24]);
    }
  }
});

test.each([
  ["okhsl(226 97% 41%)", "okhsl(226 97% 41%)"],
  ["OKHSL(226deg, 97%, 41%)", "okhsl(226 97% 41%)"],
  ["okhsl(226 0.97 0.41)", "okhsl(226 97% 41%)"],
  ["color(--okhsl 226 0.97 0.41)", "okhsl(226 97% 41%)"],
  ["hct(209.5 none 50)", "hct(0 0 50)"],
  ["lch-d65(50% 30 none / 50%)", "lch-d65(50 30 0 / 0.5)"],
])("%s is read", (text, same) => {
  expect(parseMore(text)).toEqual(parseMore(same));
  expect(parseMore(text)).not.toBeNull();
});

test.each([
  "okhsl()",
  "okhsl(1 2)",
  "okhsl(1 2 3 4)",
  "okhsl(20% 30% 40%)",
  "okhsl(20 30deg 40%)",
  "okhsl(20 30% 40% / x)",
  "foo(1 2 3)",
  "hct(1 2 3",
  "hct(1e999 2 3)",
  "",
])("%s is rejected", (text) => {
  expect(parseMore(text)).toBeNull();
});

test("MORE_FUNCTIONS lists the ids of all these spaces", () => {
  expect(MORE_FUNCTIONS).toEqual(MORE_SPACES.map(({ id }) => id));
});
