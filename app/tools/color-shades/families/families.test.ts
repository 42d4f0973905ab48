import { expect, test } from "vitest";
import { familyOfPath } from "./families.ts";

test.for([
  ["/shades-of-green", "green"],
  ["/Color-Shades/Shades-Of-Green/", "green"],
  ["/color-shades/shades-of-grey.ase", "grey"],
  ["/color-shades/other-shades-of-green", null],
  ["/shades-of-teal", null],
] as const)("the family of %s is %s", ([path, family]) => {
  expect(familyOfPath(path)).toBe(family);
});
