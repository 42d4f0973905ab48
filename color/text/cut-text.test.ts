import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("a text is cut before an emoji that doesn't fit, and a short one stays", () => {
  expect(cutText("ab🎨", 3)).toBe("ab");
  expect(cutText("ab🎨", 4)).toBe("ab🎨");
  expect(cutText("abc", 9)).toBe("abc");
});
