import { expect, test } from "vitest";
import { listInWords } from "./list-in-words.ts";

test("the last item of a list follows “and”", () => {
  const words = ["hue", "chroma", "lightness"];
  expect([0, 1, 2, 3].map((length) => listInWords(words.slice(0, length)))).toEqual([
    "",
    "hue",
    "hue and chroma",
    "hue, chroma and lightness",
  ]);
});
