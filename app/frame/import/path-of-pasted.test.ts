import { expect, test } from "vitest";
import { pathOfPasted } from "./path-of-pasted.ts";

test("a pasted color leads to its page, and in the palette library to a search", () => {
  expect(pathOfPasted("rgb(255 136 0)", "/color/0D6986")).toBe("/color/FF8800");
  expect(pathOfPasted("ff8800", "/color-palettes")).toBe("/color-palettes?near=%23FF8800");
  expect(pathOfPasted("hello world", "/color")).toBeNull();
});
