import { expect, test } from "vitest";
import { quantize } from "../../color/quantize.ts";
import { makePictures, type Picture } from "../pictures.ts";
import { compareErrors } from "./quantize-error.ts";

const PICTURES = makePictures(90, 60, 2);
const MOST = { 5: 1000, 10: 1000 };

function findOurs({ rgba, width }: Picture, count: number) {
  return quantize(rgba, width, { count }).colors.map(({ rgb24 }) => rgb24);
}

function findNeons() {
  return [0xff00ff, 0x00ffff, 0xffff00, 0xff0000, 0x00ff00];
}

test("colors from the picture are near the optimum; others are not", () => {
  const { lines } = compareErrors(0, PICTURES, [
    { name: "ours", find: findOurs },
    { name: "neons", find: findNeons },
  ]);
  const [ours, neons] = lines.map(([, ...numbers]) => numbers.map(Number));
  expect(ours?.[0]).toBeGreaterThan(0.97);
  expect(ours?.[0]).toBeLessThan(1.1);
  expect(neons?.[0]).toBeGreaterThan(2);
  expect(ours?.slice(2)).toEqual([5, 10]);
});

test("returning too few colors breaks the promise", () => {
  const { facts } = compareErrors(0, PICTURES, [{ name: "neons", find: findNeons, most: MOST }]);
  expect(facts.map(({ isReached }) => isReached)).toEqual([true, false]);
  expect(facts[1]?.reached).toContain("5 colors only");
});

test("a color that is returned twice counts once", () => {
  const { lines } = compareErrors(0, PICTURES, [{ name: "gray", find: () => [0x808080, 0x808080] }]);
  expect(lines[0]?.slice(3)).toEqual(["1", "1"]);
});
