import { differenceCiede2000 } from "culori";
import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { deltaE2000Lab } from "./delta-e.ts";

// Table 1 in Sharma, Wu, Dalal (2005): L1 a1 b1, L2 a2 b2, ΔE00.
const SHARMA: [number, number, number, number, number, number, number][] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0],
  [50, 2.5, 0, 50, 3.2972, 0, 1.0],
  [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0],
  [50, 2.5, 0, 50, 3.2592, 0.335, 1.0],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

const culoriDifference = differenceCiede2000();
const lab65 = (l: number, a: number, b: number) => ({ mode: "lab65" as const, l, a, b });

test("all 34 pairs from Sharma, Wu and Dalal match to four decimals, in both orders", () => {
  expect(SHARMA).toHaveLength(34);
  for (const [l1, a1, b1, l2, a2, b2, expected] of SHARMA) {
    expect(Math.abs(deltaE2000Lab(l1, a1, b1, l2, a2, b2) - expected)).toBeLessThan(1e-4);
    expect(Math.abs(deltaE2000Lab(l2, a2, b2, l1, a1, b1) - expected)).toBeLessThan(1e-4);
  }
});

test("CIEDE2000 matches culori within 1e-9 on colors all over Lab", () => {
  const random = createRandom(2026);
  for (let i = 0; i < 20_000; i++) {
    const [l1, a1, b1] = [random() * 100, random() * 250 - 125, random() * 250 - 125];
    // Every third pair is close, every fifth includes a gray.
    const near = i % 3 === 0 ? 0.01 : 1;
    const l2 = l1 + (random() * 100 - l1) * near;
    const a2 = i % 5 === 0 ? 0 : a1 + (random() * 250 - 125 - a1) * near;
    const b2 = i % 5 === 0 ? 0 : b1 + (random() * 250 - 125 - b1) * near;
    const expected = culoriDifference(lab65(l1, a1, b1), lab65(l2, a2, b2));
    expect(Math.abs(deltaE2000Lab(l1, a1, b1, l2, a2, b2) - expected)).toBeLessThan(1e-9);
  }
});

test("CIEDE2000 matches culori for hues that are almost opposite", () => {
  const random = createRandom(7);
  for (let i = 0; i < 2_000; i++) {
    const chroma = 1 + random() * 60;
    const angle = random() * 2 * Math.PI;
    const [a1, b1] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
    const [a2, b2] = [-a1 + 1e-4 * (random() - 0.5), -b1 + 1e-4 * (random() - 0.5)];
    const expected = culoriDifference(lab65(50, a1, b1), lab65(52, a2, b2));
    expect(Math.abs(deltaE2000Lab(50, a1, b1, 52, a2, b2) - expected)).toBeLessThan(1e-9);
  }
});

test("equal colors differ by 0, black and white by 100", () => {
  expect(deltaE2000Lab(40, 30, -70, 40, 30, -70)).toBe(0);
  expect(deltaE2000Lab(0, 0, 0, 0, 0, 0)).toBe(0);
  expect(deltaE2000Lab(0, 0, 0, 100, 0, 0)).toBeCloseTo(100, 10);
});

test("the difference is finite for numbers of any size, and 0 for equal colors", () => {
  const values = [0, 50, -50, 1e4, -1e20, 1e38, -1e38, 1e45, 1e154, -1e200, Number.MAX_VALUE, -Number.MAX_VALUE];
  for (const l of values) {
    for (const a of values) {
      for (const b of values) {
        for (const [l2, a2, b2] of [
          [50, 20, -60],
          [50, 0, 0],
          [-l, a, b],
          [l, -a, b],
          [l, b, -a],
        ] as const) {
          const difference = deltaE2000Lab(l, a, b, l2, a2, b2);
          expect(Number.isFinite(difference) && difference >= 0, `${[l, a, b]}, ${[l2, a2, b2]}`).toBe(true);
        }
        expect(deltaE2000Lab(l, a, b, l, a, b)).toBe(0);
      }
    }
  }
  expect(deltaE2000Lab(50, Number.NaN, 0, 50, 1e200, 0)).toBeNaN();
  const expected = culoriDifference(lab65(50, 1e38, -1e37), lab65(60, -2e37, 3e38));
  expect(deltaE2000Lab(50, 1e38, -1e37, 60, -2e37, 3e38)).toBeCloseTo(expected, 9);
});
