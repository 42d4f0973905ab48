import { expect, test } from "vitest";
import { hueInWords } from "./hue.ts";

test("a hue is said with the family of its colors", () => {
  expect([30, 145, 250].map(hueInWords)).toEqual(["30°, red", "145°, green", "250°, blue"]);
});
