import { expect, test } from "vitest";
import { NO_SELECTION, press, type Selection, selectAll } from "./selection.ts";

const ITEMS = ["a", "b", "c", "d"];
const chosen = ({ chosen: keys }: Selection) => [...keys].join("");

test("a click selects one item, or deselects it if it is the only one selected", () => {
  const b = press(NO_SELECTION, ITEMS, "b");
  expect(chosen(b)).toBe("b");
  expect(chosen(press(b, ITEMS, "c"))).toBe("c");
  expect(chosen(press(b, ITEMS, "b"))).toBe("");
});

test("Ctrl+click adds or removes one item", () => {
  const ab = press(press(NO_SELECTION, ITEMS, "a"), ITEMS, "b", { isToggle: true });
  expect(chosen(ab)).toBe("ab");
  expect(chosen(press(ab, ITEMS, "a", { isToggle: true }))).toBe("b");
});

test("Shift+click selects a range from the last click, in either direction", () => {
  const c = press(NO_SELECTION, ITEMS, "c");
  const back = press(c, ITEMS, "a", { isRange: true });
  expect(chosen(back)).toBe("abc");
  expect(chosen(press(back, ITEMS, "d", { isRange: true }))).toBe("cd");
});

test("Shift+click without an anchor, or with one that is gone, is a plain click", () => {
  expect(chosen(press(NO_SELECTION, ITEMS, "b", { isRange: true }))).toBe("b");
  expect(chosen(press({ chosen: new Set(["x"]), anchor: "x" }, ITEMS, "b", { isRange: true }))).toBe("b");
});

test("selectAll() selects every item", () => {
  expect(chosen(selectAll(ITEMS))).toBe("abcd");
});
