import { expect, test } from "vitest";
import { listInWords } from "./list-in-words.ts";

test("a list ends with and", () => {
  const words = ["hue", "chroma", "lightness"];
  expect([0, 1, 2, 3].map((length) => listInWords(words.slice(0, length)))).toEqual([
    "",
    "hue",
    "hue and chroma",
    "hue, chroma and lightness",
  ]);
});
