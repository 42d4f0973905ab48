import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { deltaE2000 } from "./difference.ts";
import { chooseDistinct, mergeNear } from "./merge-near.ts";

const weigh = (rgb24: number, weight = 0) => ({ color: fromRgb24(rgb24), weight });

test("near colors join the one with the most weight, and groups keep the order of the list", () => {
  const colors = [weigh(0xdb073d), weigh(0x0d6986, 1), weigh(0x0d6a87, 5), weigh(0x0e6886), weigh(0xdb083d)];
  expect(mergeNear(colors, 2)).toEqual([
    [0, 4],
    [2, 1, 3],
  ]);
});

test("a limit of 0 joins only equal colors, and different alphas stay apart", () => {
  const teal = fromRgb24(0x0d6986);
  const colors = [weigh(0x0d6986), weigh(0x0d6a87), weigh(0x0d6986), { color: { ...teal, alpha: 0.5 }, weight: 0 }];
  expect(mergeNear(colors, 0)).toEqual([[0, 2], [1], [3]]);
});

test("a chain of near colors does not become one group", () => {
  const grays = Array.from({ length: 64 }, (_, step) => weigh(0x010101 * (4 * step)));
  for (const group of mergeNear(grays, 3)) {
    const first = grays[group[0] as number]?.color;
    for (const place of group) {
      expect(first && deltaE2000(first, grays[place]?.color as typeof first)).toBeLessThan(3);
    }
  }
});

test("the heaviest and the most different colors are chosen, in the order of the list", () => {
  const colors = [weigh(0x111111, 1), weigh(0x121212, 1), weigh(0xff0000), weigh(0x0000ff), weigh(0x101010, 40)];
  expect(chooseDistinct(colors, 1)).toEqual([4]);
  expect(chooseDistinct(colors, 3)).toEqual([2, 3, 4]);
  expect(chooseDistinct(colors, 9)).toEqual([0, 1, 2, 3, 4]);
});
