import { expect, test } from "vitest";
import { apcaContrast, wcagContrast } from "../contrast/contrast.ts";
import { fromRgb24 } from "../convert.ts";
import { contrastMatrix, pairVerdict } from "./contrast-matrix.ts";

const VALUES = [0xffffff, 0x000000, 0x888888, 0x767676, 0xdb073d, 0x0d6986];
const COLORS = VALUES.map(fromRgb24);

test("every cell is the contrast of the row as text on the column", () => {
  const matrix = contrastMatrix(COLORS);
  for (const [text, row] of matrix.entries()) {
    for (const [background, cell] of row.entries()) {
      const pair = [VALUES[text] as number, VALUES[background] as number] as const;
      expect(cell.wcag).toBe(wcagContrast(...pair));
      expect(cell.lc).toBe(apcaContrast(...pair));
    }
  }
});

test("#888 and white match the published contrasts in both directions", () => {
  const matrix = contrastMatrix(COLORS);
  expect(matrix[2]?.[0]?.lc).toBeCloseTo(63.056, 3);
  expect(matrix[0]?.[2]?.lc).toBeCloseTo(-68.541, 3);
  expect(matrix[3]?.[0]).toMatchObject({ verdict: "AA" });
  expect(matrix[0]?.[0]).toEqual({ wcag: 1, lc: 0, verdict: "fails" });
});

test("verdicts change exactly at the minimum", () => {
  expect([2.999, 3, 4.499, 4.5, 6.999, 7].map(pairVerdict)).toEqual([
    "fails",
    "AA large",
    "AA large",
    "AA",
    "AA",
    "AAA",
  ]);
});
