import { expect, test } from "vitest";
import { addTags, readTags, withoutTags } from "./tag-dialog.tsx";

test("commas part tags, and # in front is no part of one", () => {
  expect(readTags(" brand, #web ,, dark   theme ")).toEqual(["brand", "web", "dark theme"]);
});

test("a tag is there once whatever its capitals, in its first spelling", () => {
  expect(addTags(["Brand"], ["brand", "Web", "WEB"]).map((tag) => tag.toLowerCase())).toEqual(["brand", "web"]);
  expect(addTags(["Brand"], ["brand"])).toEqual(["Brand"]);
});

test("a tag is taken away whatever its capitals", () => {
  expect(withoutTags(["Brand", "web"], ["BRAND"])).toEqual(["web"]);
});

test("there are at most 20", () => {
  const many = Array.from({ length: 30 }, (_, place) => `t${place}`);
  expect(addTags(["first"], many)).toHaveLength(20);
});
