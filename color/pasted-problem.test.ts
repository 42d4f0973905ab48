import { expect, test } from "vitest";
import { explainUnreadable } from "./pasted-problem.ts";

test.each([
  ["", "Type or paste a color."],
  ["#12345", "A hex color has 3, 4, 6 or 8 digits, this one has 5."],
  ["12345", "A hex color has 3, 4, 6 or 8 digits, this one has 5."],
  ["#12345g", "“g” is no hex digit: these are 0 to 9 and A to F."],
  ["bleu", "“bleu” is no CSS color name. Did you mean “blue”?"],
  ["magneta", "“magneta” is no CSS color name. Did you mean “magenta”?"],
  ["qwertyuiop", "“qwertyuiop” is no CSS color name."],
  ["rgb(1 2)", "rgb() takes red, green and blue from 0 to 255: rgb(13 105 134)."],
  ["rgba(1 2)", "rgba() takes red, green and blue from 0 to 255: rgb(13 105 134)."],
  ["OKLCH(0.5)", "oklch() takes lightness, chroma and hue: oklch(49% 0.09 226)."],
  ["ral(7016)", "There is no color function “ral”."],
  ["color-mix(in srgb, red, blue)", "What color-mix() gives depends on the page."],
  ["rgb(from red r g b)", "A color made from another one depends on that one."],
  ["currentColor", "“currentColor” is a color that only the page knows."],
  ["sky-750", "Tailwind has no color “sky-750”."],
  ["1 2", "Three numbers make a color: red, green and blue from 0 to 255."],
  ["what is this?", "Not a color we can read. Try #0D6986, teal or oklch(0.49 0.09 226)."],
])("%s: %s", (text, expected) => {
  expect(explainUnreadable(text)).toBe(expected);
});

test("there is nothing to explain about a color", () => {
  expect(explainUnreadable("219 7 61")).toBeNull();
});

test("the examples are colors", () => {
  for (const name of ["rgb", "hsl", "hsv", "hwb", "cmyk", "lab", "lch", "oklab", "oklch", "color"]) {
    const [, example] = /: (.*)\.$/.exec(explainUnreadable(`${name}(x)`) ?? "") ?? [];
    expect(explainUnreadable(example ?? ""), name).toBeNull();
  }
});

test("a long text is cut in the answer", () => {
  expect(explainUnreadable("z".repeat(5000))).toBe(`“${"z".repeat(40)}…” is no CSS color name.`);
});
