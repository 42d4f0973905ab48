import { expect, test } from "vitest";
import type { Oklch } from "#color/color.ts";
import { hexToOklch } from "#color/convert.ts";
import { neighborsOf } from "./neighbors.ts";

const oklchOf = (hex: string | undefined) => hexToOklch(hex ?? "") as Oklch;
const around = (hex: string) => neighborsOf(Number.parseInt(hex.slice(1), 16), oklchOf(hex));

test("the color itself is in the middle of five rows of seven", () => {
  const { rows, axis } = around("#0d6986");
  expect(axis).toBe("hue");
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7, 7, 7]);
  expect(rows[2]?.[3]).toBe("#0D6986");
});

test("colors above are lighter, and the hue rotates by ten degrees to the right", () => {
  const { rows } = around("#0d6986");
  const base = oklchOf("#0d6986");
  const above = oklchOf(rows[1]?.[3]);
  const right = oklchOf(rows[2]?.[4]);
  expect(above.l - base.l).toBeCloseTo(0.06, 2);
  expect((right.h as number) - (base.h as number)).toBeCloseTo(10, 0);
  expect(right.l).toBeCloseTo(base.l, 2);
});

test("white and black have neighbors on one side only and are not repeated there", () => {
  for (const hex of ["#ffffff", "#000000"]) {
    const { rows, axis } = around(hex);
    expect(axis).toBe("cast");
    expect(rows).toHaveLength(3);
    expect(rows.flat().filter((other) => other.toLowerCase() === hex)).toHaveLength(1);
  }
});

test("a gray has cool and warm casts next to it, with the same lightness", () => {
  const { rows } = around("#777777");
  const [cool, , , gray, , , warm] = rows[2] as string[];
  expect(gray).toBe("#777777");
  expect(oklchOf(cool).h).toBeCloseTo(250, -1);
  expect(oklchOf(warm).h).toBeCloseTo(70, -1);
  expect(oklchOf(warm).l).toBeCloseTo(oklchOf("#777777").l, 2);
});
