import { expect, test } from "vitest";
import { cubeRoot, cubeRootFast } from "./cube-root.ts";

function worstError(root: (x: number) => number): number {
  let worst = 0;
  for (let x = 2 ** -26; x < 8; x *= 1.00007) worst = Math.max(worst, Math.abs(root(x) / Math.cbrt(x) - 1));
  return worst;
}

test("cubeRoot is as accurate as Math.cbrt", () => {
  expect(worstError(cubeRoot)).toBeLessThan(5e-16);
});

test("cubeRootFast is accurate to 1.5e-9", () => {
  const worst = worstError(cubeRootFast);
  expect(worst).toBeLessThan(1.5e-9);
  expect(worst).toBeGreaterThan(1e-12);
});

test("zero, negative, tiny, huge and non-finite numbers fall back to Math.cbrt", () => {
  for (const x of [0, -0, -0.5, 1e-30, 1e30, Infinity, -Infinity, NaN]) {
    expect(cubeRoot(x)).toBe(Math.cbrt(x));
    expect(cubeRootFast(x)).toBe(Math.cbrt(x));
  }
});

test("the cube root of one is exact", () => {
  expect(cubeRoot(1)).toBe(1);
});
