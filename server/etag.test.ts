import { expect, test } from "vitest";
import { isKnownTag, makeTag } from "./http/send-page.ts";

test("an ETag is a quoted hash of the bytes", () => {
  expect(makeTag("color")).toMatch(/^"[\w-]{22}"$/);
  expect(makeTag("color")).toBe(makeTag(new TextEncoder().encode("color")));
  expect(makeTag("color")).not.toBe(makeTag("colour"));
});

test.for([
  ['"a"', true],
  ['W/"a"', true],
  ['"b" ,W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
] as const)("If-None-Match: %s", ([header, isKnown]) => {
  expect(isKnownTag(header, '"a"')).toBe(isKnown);
});
