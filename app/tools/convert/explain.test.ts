import { expect, test } from "vitest";
import { parsePasted } from "#color/pasted.ts";
import { explainBadText } from "./explain.ts";

const CASES = [
  ["", "Nothing to read yet. Type or paste a color."],
  ["#12G456", "“#12G456”: “G” is not a HEX digit. They are 0 to 9 and A to F."],
  ["#12345", "“#12345”: a HEX code has 3, 4, 6 or 8 digits; this has 5."],
  ["tael", "“tael” is not a color name of CSS."],
  ["rgb(1 2", "“rgb(1 2”: the closing parenthesis is missing."],
  ["rgb(1 2)", "“rgb(1 2)”: rgb() needs 3 numbers; this has 2."],
  ["rgb(1 x 3)", "“rgb(1 x 3)”: “x” is not a number."],
  ["spam(1 2 3)", "“spam(1 2 3)”: spam() is not a color function that we read."],
  ["color(nowhere 1 2 3)", "“color(nowhere 1 2 3)”: color() takes a color space such as display-p3 and three numbers."],
  ["rgb(1 2 3 4)", "“rgb(1 2 3 4)”: these values do not fit rgb()."],
  ["12 : 34 : 56", "“12 : 34 : 56” was not understood. Try #C8C814, rgb(200 200 20) or olive."],
] as const;

for (const [text, sentence] of CASES) {
  test(`“${text}” is no color, and the reason is said`, () => {
    expect(parsePasted(text)).toBeNull();
    expect(explainBadText(text)).toBe(sentence);
  });
}

test("an endless text is quoted in part", () => {
  expect(explainBadText("x".repeat(1000)).length).toBeLessThan(100);
});
