import { expect, test } from "vitest";
import { openNames } from "../../../server/names/names.ts";
import { suggestColors } from "./suggest-colors.ts";

const names = openNames();

test("a misspelled name suggests the color, and a search", () => {
  const pages = suggestColors("tomatoo", names);
  expect(pages[0]?.label).toMatch(/^Tomato/);
  expect(pages[0]?.to).toMatch(/^\/color\/[0-9A-F]{6}$/);
  expect(pages.at(-1)).toEqual({ label: "Search for “tomatoo”", to: "/color?q=tomatoo" });
});

test("an address without words suggests nothing", () => {
  expect(suggestColors("--", names)).toEqual([]);
});

test("a bad hex code suggests a search", () => {
  expect(suggestColors("12345", names)).toEqual([{ label: "Search for “12345”", to: "/color?q=12345" }]);
});
