import Colorjs from "colorjs.io";
import { expect, test } from "vitest";
import type { Srgb } from "../color.ts";
import { hex24 } from "../kernel/hex.ts";
import { createRandom } from "../random.ts";
import {
  apcaContrast,
  bestTextColor,
  compositeOver,
  printLc,
  printRatio,
  wcagContrast,
  wcagVerdicts,
} from "./contrast.ts";

const WHITE = 0xffffff;
const BLACK = 0x000000;

test("black on white is 21:1, equal colors are 1:1, and order does not matter", () => {
  expect(wcagContrast(BLACK, WHITE)).toBeCloseTo(21, 12);
  expect(wcagContrast(WHITE, BLACK)).toBeCloseTo(21, 12);
  expect(wcagContrast(0x123456, 0x123456)).toBe(1);
});

test("#767676 on white passes AA for text, and #777777 fails at 4.478", () => {
  const passing = wcagContrast(0x767676, WHITE);
  const failing = wcagContrast(0x777777, WHITE);
  expect(passing).toBeCloseTo(4.542, 3);
  expect(failing).toBeCloseTo(4.478, 3);
  expect(wcagVerdicts(passing)[0]).toEqual({ use: "text", level: "AA", minimum: 4.5, passes: true });
  expect(wcagVerdicts(failing)[0]).toEqual({ use: "text", level: "AA", minimum: 4.5, passes: false });
});

test("the five WCAG minimums are 4.5, 3, 7, 4.5 and 3, and meeting one exactly passes", () => {
  expect(wcagVerdicts(4.5).map(({ minimum, passes }) => [minimum, passes])).toEqual([
    [4.5, true],
    [3, true],
    [7, false],
    [4.5, true],
    [3, true],
  ]);
  expect(wcagVerdicts(4.499_999).filter(({ passes }) => passes)).toHaveLength(2);
});

test("a ratio is truncated to two decimals, never rounded up", () => {
  expect(printRatio(wcagContrast(0x777777, WHITE))).toBe("4.47");
  expect(printRatio(4.499_9)).toBe("4.49");
  expect(printRatio(2.999_999)).toBe("2.99");
  expect(printRatio(4.5)).toBe("4.50");
  expect(printRatio(1.1)).toBe("1.10");
  expect(printRatio(wcagContrast(BLACK, WHITE))).toBe("21.00");
});

test("the printed ratio of a gray on white or black never contradicts its verdicts", () => {
  for (let byte = 0; byte < 256; byte++) {
    for (const background of [BLACK, WHITE]) {
      const ratio = wcagContrast(byte * 0x010101, background);
      const printed = Number(printRatio(ratio));
      expect(wcagVerdicts(ratio).filter(({ minimum, passes }) => passes !== printed >= minimum)).toEqual([]);
    }
  }
});

test("APCA matches the reference values of apca-w3", () => {
  const vectors = [
    [0x888888, 0xffffff, 63.056469930209424],
    [0xffffff, 0x888888, -68.54146436644962],
    [0x000000, 0xaaaaaa, 58.146262578561334],
    [0xaaaaaa, 0x000000, -56.24113336839742],
    [0x112233, 0xddeeff, 91.66830811481631],
    [0xddeeff, 0x112233, -93.06770049484275],
    [0x112233, 0x444444, 8.32326136957393],
    [0x444444, 0x112233, -7.526878460278154],
  ] as const;
  for (const [text, background, lc] of vectors) expect(apcaContrast(text, background)).toBeCloseTo(lc, 12);
});

test("APCA is 0 for colors too close to measure", () => {
  expect(apcaContrast(0x777777, 0x777777)).toBe(0);
  expect(apcaContrast(0x888888, 0x999999)).toBe(0);
});

test("WCAG and APCA match colorjs.io on random pairs", () => {
  const random = createRandom("contrast");
  for (let i = 0; i < 300; i++) {
    const a = Math.floor(random() * 0x1000000);
    const b = Math.floor(random() * 0x1000000);
    const text = new Colorjs(hex24(a));
    const background = new Colorjs(hex24(b));
    // colorjs.io uses Y of XYZ as luminance, whose weights differ from WCAG's in the fifth decimal.
    expect(wcagContrast(a, b)).toBeCloseTo(background.contrast(text, "WCAG21"), 2);
    expect(apcaContrast(a, b)).toBeCloseTo(background.contrast(text, "APCA"), 9);
  }
});

test("the best text is black on white and white on black, and WCAG and APCA may disagree in between", () => {
  expect(bestTextColor(WHITE)).toEqual({ wcag: "#000000", apca: "#000000" });
  expect(bestTextColor(BLACK)).toEqual({ wcag: "#FFFFFF", apca: "#FFFFFF" });
  expect(bestTextColor(0xff6600)).toEqual({ wcag: "#000000", apca: "#FFFFFF" });
});

test("a color is composited over another as in browsers", () => {
  const halfBlack: Srgb = { space: "srgb", r: 0, g: 0, b: 0, alpha: 0.5 };
  const white: Srgb = { space: "srgb", r: 1, g: 1, b: 1, alpha: 1 };
  const clear: Srgb = { space: "srgb", r: 1, g: 0, b: 0, alpha: 0 };
  expect(compositeOver(halfBlack, white)).toEqual({ space: "srgb", r: 0.5, g: 0.5, b: 0.5, alpha: 1 });
  expect(compositeOver(halfBlack, { ...white, alpha: 0.5 })).toMatchObject({ r: 1 / 3, alpha: 0.75 });
  expect(compositeOver(clear, white)).toEqual(white);
  expect(compositeOver(clear, clear).alpha).toBe(0);
});

test("a printed Lc is whole, has a real minus sign and is never rounded up", () => {
  expect([-73.6, 59.96, -0.4].map(printLc)).toEqual(["−73", "59", "0"]);
});
