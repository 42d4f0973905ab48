import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test("names become lower-case words with hyphens, without accents and special characters", () => {
  const names = ["Sky Blue", "  Crème brûlée! ", "Grüße", "L'Étoile", "--a__b--", "青", ""];
  expect(names.map(slugOf)).toEqual(["sky-blue", "creme-brulee", "grusse", "letoile", "a-b", "", ""]);
});
