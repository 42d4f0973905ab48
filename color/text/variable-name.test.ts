import { expect, test } from "vitest";
import { variableName } from "./slug.ts";

test.each([
  ["Deep Lagoon", "deep-lagoon"],
  ["Café au Lait", "cafe-au-lait"],
  ["Lauwiliwilinukunuku’oi’oi", "lauwiliwilinukunukuoioi"],
  ["#FF0000 & Co.", "ff0000-co"],
  ["1989 Miami Hotline", "color-1989-miami-hotline"],
  ["青", "color"],
])("%s becomes the variable name %s", (name, variable) => {
  expect(variableName(name)).toBe(variable);
});
