import { expect, test } from "vitest";
import { invert, type Matrix, multiply, P3_TO_XYZ, rgbToXyz, SRGB_TO_XYZ, WHITE_D50, WHITE_D65 } from "./matrices.ts";

// The exact fractions from https://www.w3.org/TR/css-color-4/#color-conversion-code.
const SRGB: Matrix = [
  [506752 / 1228815, 87881 / 245763, 12673 / 70218],
  [87098 / 409605, 175762 / 245763, 12673 / 175545],
  [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
];
const SRGB_INVERSE: Matrix = [
  [12831 / 3959, -329 / 214, -1974 / 3959],
  [-851781 / 878810, 1648619 / 878810, 36519 / 878810],
  [705 / 12673, -2585 / 12673, 705 / 667],
];
const P3: Matrix = [
  [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
  [35783 / 156275, 247089 / 357200, 198249 / 2500400],
  [0, 32229 / 714400, 5220557 / 5000800],
];
const REC2020: Matrix = [
  [63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314],
  [26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157],
  [0, 19567812 / 697040785, 295819943 / 278816314],
];
const A98: Matrix = [
  [573536 / 994567, 263643 / 1420810, 187206 / 994567],
  [591459 / 1989134, 6239551 / 9945670, 374412 / 4972835],
  [53769 / 1989134, 351524 / 4972835, 4929758 / 4972835],
];
const PROPHOTO: Matrix = [
  [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
  [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
  [0, 0, 0.8251046025104602],
];

test.each([
  ["sRGB", SRGB_TO_XYZ, SRGB],
  ["the way back to sRGB", invert(SRGB_TO_XYZ), SRGB_INVERSE],
  ["Display P3", P3_TO_XYZ, P3],
  ["Rec. 2020", rgbToXyz([0.708, 0.292, 0.17, 0.797, 0.131, 0.046], WHITE_D65), REC2020],
  ["A98 RGB", rgbToXyz([0.64, 0.33, 0.21, 0.71, 0.15, 0.06], WHITE_D65), A98],
  ["ProPhoto RGB", rgbToXyz([0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105], WHITE_D50), PROPHOTO],
])("the matrix from the primaries matches CSS: %s", (_, ours, published) => {
  expect(worstDifference(ours, published)).toBeLessThan(2e-15);
});

test("a matrix times its inverse is the identity", () => {
  const one: Matrix = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  expect(worstDifference(multiply(SRGB_TO_XYZ, invert(SRGB_TO_XYZ)), one)).toBeLessThan(1e-15);
});

function worstDifference(a: Matrix, b: Matrix): number {
  const [first, second] = [a.flat(), b.flat()];
  return Math.max(...first.map((x, i) => Math.abs(x - (second[i] as number))));
}
