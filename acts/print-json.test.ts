import fc from "fast-check";
import { expect, test } from "vitest";
import { printJson } from "./print-json.ts";

test("printed JSON round-trips", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("parts that fit are printed on one line, the whole never is", () => {
  expect(printJson({ a: { b: 1, c: [1, 2] } })).toBe('{\n  "a": { "b": 1, "c": [1, 2] }\n}');
  expect(printJson({ a: [], b: {} })).toBe('{\n  "a": [],\n  "b": {}\n}');
});
