import { expect, test } from "vitest";
import { NO_SELECTION, press, type Selection, selectAll } from "./selection.ts";

const ITEMS = ["a", "b", "c", "d"];
const chosen = ({ chosen: keys }: Selection) => [...keys].join("");

test("a press chooses one, and lets the only chosen one go", () => {
  const b = press(NO_SELECTION, ITEMS, "b");
  expect(chosen(b)).toBe("b");
  expect(chosen(press(b, ITEMS, "c"))).toBe("c");
  expect(chosen(press(b, ITEMS, "b"))).toBe("");
});

test("with Ctrl one more is chosen, or one less", () => {
  const ab = press(press(NO_SELECTION, ITEMS, "a"), ITEMS, "b", { isToggle: true });
  expect(chosen(ab)).toBe("ab");
  expect(chosen(press(ab, ITEMS, "a", { isToggle: true }))).toBe("b");
});

test("with Shift a range runs from the last press, both ways", () => {
  const c = press(NO_SELECTION, ITEMS, "c");
  const back = press(c, ITEMS, "a", { isRange: true });
  expect(chosen(back)).toBe("abc");
  expect(chosen(press(back, ITEMS, "d", { isRange: true }))).toBe("cd");
});

test("a range without a beginning, or from one that is gone, is a plain press", () => {
  expect(chosen(press(NO_SELECTION, ITEMS, "b", { isRange: true }))).toBe("b");
  expect(chosen(press({ chosen: new Set(["x"]), anchor: "x" }, ITEMS, "b", { isRange: true }))).toBe("b");
});

test("all are chosen at once", () => {
  expect(chosen(selectAll(ITEMS))).toBe("abcd");
});
