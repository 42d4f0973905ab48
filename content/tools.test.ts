import { expect, test } from "vitest";
import { TOOL_COUNT, tools } from "./tools.ts";

/** The specification's list. */
const COUNTED = [
  "/color-mixer",
  "/color-name-finder",
  "/color-palette-builder",
  "/color-palette-from-image",
  "/color-palette-generator",
  "/color-wheel",
  "/compare-colors",
  "/contrast-checker",
  "/convert",
  "/gradient-generator",
  "/image-color-picker",
  "/random-color-generator",
];

test("the badge counts the twelve tools of the specification", () => {
  const counted = tools.filter(({ isExtra }) => !isExtra).map(({ path }) => path);
  expect([...counted].sort()).toEqual(COUNTED);
  expect(TOOL_COUNT).toBe(12);
});
