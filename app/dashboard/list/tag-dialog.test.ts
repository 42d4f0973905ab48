import { expect, test } from "vitest";
import { addTags, readTags, withoutTags } from "./tag-dialog.tsx";

test("commas separate tags, and a leading # is dropped", () => {
  expect(readTags(" brand, #web ,, dark   theme ")).toEqual(["brand", "web", "dark theme"]);
});

test("duplicate tags are dropped ignoring case, and the first spelling is kept", () => {
  expect(addTags(["Brand"], ["brand", "Web", "WEB"]).map((tag) => tag.toLowerCase())).toEqual(["brand", "web"]);
  expect(addTags(["Brand"], ["brand"])).toEqual(["Brand"]);
});

test("a tag is removed ignoring case", () => {
  expect(withoutTags(["Brand", "web"], ["BRAND"])).toEqual(["web"]);
});

test("there are at most 20 tags", () => {
  const many = Array.from({ length: 30 }, (_, place) => `t${place}`);
  expect(addTags(["first"], many)).toHaveLength(20);
});
