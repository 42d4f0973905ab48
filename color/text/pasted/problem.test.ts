import { expect, test } from "vitest";
import { explainUnreadable } from "./problem.ts";

const CSS_NAMES = ["rgb", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color"];

test.each([
  ["", "Type or paste a color."],
  ["#12345", "A hex color has 3, 4, 6 or 8 digits, but this one has 5."],
  ["12345", "A hex color has 3, 4, 6 or 8 digits, but this one has 5."],
  ["#12345g", "“g” isn't a hex digit. Hex digits are 0 to 9 and A to F."],
  ["#🔴", "“🔴” isn't a hex digit. Hex digits are 0 to 9 and A to F."],
  ...["#264653 0%", "#264653 12.5%", "264653 0%", "#26465380 50%"].map((text) => [
    text,
    "After 3 or 6 hex digits, an opacity is a whole percentage from 1 to 100: #264653 50%.",
  ]),
  ["PANTONE 485 C", "Pantone numbers aren't public color values. Use hex or RGB values instead."],
  ["RAL9010", "RAL numbers aren't public color values. Use hex or RGB values instead."],
  ["38/70/83", "Put spaces or commas between the numbers: 38 70 83."],
  ["12/345/6", "Three numbers make a color: red, green and blue from 0 to 255."],
  ["bleu", "“bleu” isn't a CSS color name. Did you mean “blue”?"],
  ["magneta", "“magneta” isn't a CSS color name. Did you mean “magenta”?"],
  ["qwertyuiop", "“qwertyuiop” isn't a CSS color name."],
  ["rgb(1 2)", "rgb() takes red, green and blue from 0 to 255: rgb(13 105 134)."],
  ["rgba(1 2)", "rgba() takes red, green and blue from 0 to 255: rgb(13 105 134)."],
  ["OKLCH(0.5)", "oklch() takes lightness, chroma and hue: oklch(49% 0.09 226)."],
  ["ral(7016)", "RAL numbers aren't public color values. Use hex or RGB values instead."],
  ["okhsl(200 50% 50%)", "okhsl() isn't CSS. Huesmith's Color Converter and Import read it, with three values."],
  ["HCT(200, 50, 50)", "hct() isn't CSS. Huesmith's Color Converter and Import read it, with three values."],
  ["foo(10 20 30)", "foo() is not a format we read."],
  ["constructor(10 20 30)", "constructor() is not a format we read."],
  ["cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier() is not a format we read."],
  ["translate3d(10, 20, 30)", "translate3d() is not a format we read."],
  ["color-mix(in srgb)", "color-mix() takes a space and two colors: color-mix(in oklch, teal 30%, white)."],
  ["color-mix(in srgb, var(--a), red)", "The value of var() depends on the page."],
  ["color-mix(in srgb, CurrentColor, red)", "The color of “CurrentColor” depends on the page."],
  ["rgb(from Canvas r g b)", "The color of “Canvas” depends on the page."],
  ["rgb(from red x y z)", "Write relative colors like oklch(from teal l c calc(h + 20))."],
  ["rgb(calc(1em + 2px) 0 0)", "The size of a length depends on the page."],
  ["light-dark(red, blue)", "The value of light-dark() depends on the page's theme."],
  ["currentColor", "The color of “currentColor” depends on the page."],
  ["sky-750", "Tailwind has no color “sky-750”."],
  ["1 2", "Three numbers make a color: red, green and blue from 0 to 255."],
  ["Dodger blue", "Not a color we can read. Did you mean “dodgerblue”?"],
  ["what is this?", "Not a color we can read. Try #0D6986, teal or oklch(0.49 0.09 226)."],
])("%s: %s", (text, expected) => {
  expect(explainUnreadable(text)).toBe(expected);
});

test("there is no problem to explain for a color", () => {
  expect(explainUnreadable("219 7 61")).toBeNull();
});

test("the examples are valid colors", () => {
  for (const name of [...CSS_NAMES, "hsv", "cmyk", "color-mix", "contrast-color", "alpha"]) {
    const [, example] = /: (.*)\.$/.exec(explainUnreadable(`${name}(x)`) ?? "") ?? [];
    expect(explainUnreadable(example ?? ""), name).toBeNull();
  }
});

test("a long text is shortened in the message", () => {
  expect(explainUnreadable("z".repeat(5000))).toBe(`“${"z".repeat(40)}…” isn't a CSS color name.`);
});
