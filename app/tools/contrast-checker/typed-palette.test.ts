import { expect, test } from "vitest";
import { printPlain } from "#color/text/print.ts";
import { readTypedPalette } from "./typed-palette.ts";

function read(text: string) {
  const { colors, notices } = readTypedPalette(text);
  return [colors.map(printPlain).join(" "), ...notices];
}

test.each([
  ["red blue, rgb(1, 2, 3); #fff", "#FF0000 #0000FF #010203 #FFFFFF"],
  ["264653-2a9d8f_.5-oklch~.7~.3~150", "#264653 #2A9D8F80 oklch(70% 0.3 150)"],
  ["light slate gray, red dark sea green\nnavy", "#778899 #FF0000 #8FBC8F #000080"],
  ["blue violet", "#0000FF #EE82EE"],
  ["https://coolors.co/264653-2a9d8f-e9c46a", "#264653 #2A9D8F #E9C46A"],
  ["coolors.co/264653-2a9d8f-e9c46a", "#264653 #2A9D8F #E9C46A"],
  [":root { --a: #123456; --b: red; }", "#123456 #FF0000"],
  ['["#f00", "teal"]', "#FF0000 #008080"],
  ["linear-gradient(90deg, red 10%, #00f)", "#FF0000 #0000FF"],
])("reads %s", (text, colors) => {
  expect(read(text)).toEqual([colors]);
});

test.each([
  ["", "At least one color is needed."],
  ["{}", "At least one color is needed."],
  ["reddish", "“reddish” could not be read as a color."],
])("says what is wrong with “%s”", (text, problem) => {
  expect(read(text)).toEqual(["", problem]);
});

test("reports what it could not read next to colors", () => {
  expect(read("#abc #12345g nope, red")).toEqual([
    "#AABBCC #FF0000",
    "“#12345g”, “nope” could not be read as a color.",
  ]);
  expect(read("Red: #f00, nope")).toEqual(["#FF0000", "“nope” could not be read as a color."]);
  const many = Array.from({ length: 41 }, () => "--a: red;").join(" ");
  expect(read(many)[1]).toBe("Only the first 40 of 41 colors could be used.");
});
