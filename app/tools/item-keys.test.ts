import { expect, test } from "vitest";
import { withKeys } from "./item-keys.ts";

const [a, b, c] = [{ name: "a" }, { name: "b" }, { name: "c" }];
const first = withKeys({ items: [], keys: [], count: 0 }, [a, b, c]);

test("items keep their keys when they are moved or removed", () => {
  expect(first.keys).toEqual(["item-0", "item-1", "item-2"]);
  expect(withKeys(first, [c, a, b]).keys).toEqual(["item-2", "item-0", "item-1"]);
  expect(withKeys(first, [a, c]).keys).toEqual(["item-0", "item-2"]);
});

test("a changed item keeps the key of the one it replaces", () => {
  expect(withKeys(first, [a, { name: "new" }, c]).keys).toEqual(["item-0", "item-1", "item-2"]);
});

test("an added item gets a key that was never used", () => {
  const shorter = withKeys(first, [a, b]);
  expect(withKeys(shorter, [a, b, { name: "d" }]).keys).toEqual(["item-0", "item-1", "item-3"]);
});

test("the same object listed twice has two keys", () => {
  expect(new Set(withKeys(first, [a, a, b]).keys).size).toBe(3);
});
