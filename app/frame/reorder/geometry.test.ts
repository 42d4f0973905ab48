import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItem, nearestPlace, placeAfterMove, placeByArrow } from "./geometry.ts";

const ROW = [0, 100, 200, 300].map((x) => ({ x, y: 0, width: 100, height: 50 }));
/** Three in the first line, two in the second. */
const LINES = [0, 1, 2, 3, 4].map((n) => ({ x: (n % 3) * 100, y: Math.floor(n / 3) * 50, width: 100, height: 50 }));

test("the nearest place along an axis ignores how far the pointer strays across it", () => {
  expect(nearestPlace(ROW, { x: 230, y: 900 }, "x")).toBe(2);
  expect(nearestPlace(ROW, { x: -500, y: 0 }, "x")).toBe(0);
  expect(nearestPlace(LINES, { x: 140, y: 80 }, "auto")).toBe(4);
});

test("placeAfterMove() agrees with the moved list", () => {
  const move = fc.integer({ min: 1, max: 12 }).chain((count) => {
    const index = fc.nat(count - 1);
    return fc.tuple(fc.constant(count), index, index);
  });
  fc.assert(
    fc.property(move, ([count, from, to]) => {
      const list = Array.from({ length: count }, (_, index) => index);
      const moved = moveItem(list, from, to);
      expect(list.map((index) => placeAfterMove(index, from, to))).toEqual(list.map((item) => moved.indexOf(item)));
    }),
  );
});

test("arrow keys move along the axis and stop at its ends", () => {
  expect(placeByArrow(ROW, 1, "ArrowRight", "x")).toBe(2);
  expect(placeByArrow(ROW, 3, "ArrowRight", "x")).toBe(3);
  expect(placeByArrow(ROW, 1, "ArrowDown", "x")).toBe(1);
  expect(placeByArrow(ROW, 2, "Home", "x")).toBe(0);
  expect(placeByArrow(ROW, 2, "End", "x")).toBe(3);
  expect(placeByArrow(ROW, 1, "ArrowUp", "y")).toBe(0);
});

test("in wrapped lines, up and down only change the line", () => {
  expect(placeByArrow(LINES, 1, "ArrowDown", "auto")).toBe(4);
  expect(placeByArrow(LINES, 4, "ArrowUp", "auto")).toBe(1);
  expect(placeByArrow(LINES, 2, "ArrowDown", "auto")).toBe(4);
  expect(placeByArrow(LINES, 4, "ArrowDown", "auto")).toBe(4);
  expect(placeByArrow(LINES, 0, "ArrowUp", "auto")).toBe(0);
});
