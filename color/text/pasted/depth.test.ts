import { expect, test, vi } from "vitest";
import { parse } from "../parse.ts";
import { readLabels } from "./object.ts";
import { parsePasted } from "./parse-pasted.ts";

// The real parser, with counted calls.
vi.mock("../parse.ts", { spy: true });

const MEBIBYTE_CHARACTERS = 1024 * 1024;

test("wrappers around a color are read up to four levels deep", () => {
  expect(parsePasted("f(f(f(f(#0d6986))))")).toEqual(parse("#0d6986"));
  expect(parsePasted("brand: [f(g(#0d6986))]")).toEqual(parse("#0d6986"));
  expect(parsePasted("f(f(f(f(f(#0d6986)))))")).toBeNull();
});

test.each([
  ["calls", `${"(".repeat(330)}${"a".repeat(669)}`],
  ["lists", `${"[".repeat(499)}${"]".repeat(499)}`],
  ["names", "a:".repeat(499)],
  ["elements", `${"<a>".repeat(300)}`],
])("nested %s are tried only a few times", (_, text) => {
  vi.mocked(parse).mockClear();
  expect(parsePasted(text)).toBeNull();
  expect(vi.mocked(parse).mock.calls.length).toBeLessThan(20);
});

test.each(["a", "a1", "1", "a ", "r:"])("labels in a mebibyte of %j are searched in linear time", (piece) => {
  expect(readLabels(piece.repeat(MEBIBYTE_CHARACTERS / piece.length))).toBeNull();
});

test("labels are whole words, and Swift's labels end with the channel", () => {
  expect(readLabels("displayP3Red: 0.2, green: 0.4, blue: 0.6")).toEqual(parse("color(display-p3 0.2 0.4 0.6)"));
  expect(readLabels("_r=1 _g=2 _b=3")).toEqual(parse("rgb(1 2 3)"));
});
