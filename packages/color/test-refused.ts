// What the types refuse: package.test.ts compiles this against the packed types.
import { bestTextColor, wcagContrast } from "./src/contrast.ts";
import { type Color, convert, fromRgb24, toRgb24 } from "./src/convert.ts";
import { deltaE2000 } from "./src/difference.ts";
import { parse } from "./src/parse.ts";
import { hexOf, print, printHex } from "./src/print.ts";
import { solveScale } from "./src/scales.ts";
import { simulate } from "./src/vision.ts";

declare const color: Color;

export const refused = [
  // @ts-expect-error: a color isn't a number
  wcagContrast(color, 0xffffff),
  // @ts-expect-error: nor is a text
  wcagContrast(0, "#FFFFFF"),
  // @ts-expect-error
  bestTextColor(color),
  // @ts-expect-error
  fromRgb24("#FFFFFF"),
  // @ts-expect-error
  hexOf(color),
  // @ts-expect-error: a string isn't a color
  toRgb24("#FFFFFF"),
  // @ts-expect-error: parse() may return null
  printHex(parse("#FFFFFF")),
  // @ts-expect-error
  deltaE2000(0xffffff, color),
  // @ts-expect-error: no such space
  convert(color, "okclh"),
  // @ts-expect-error: no such format
  print(color, "hex8"),
  // @ts-expect-error: no such channel
  convert(color, "lab").h,
  // @ts-expect-error: no such deficiency
  simulate(color, "protanopia"),
  // @ts-expect-error: no such kind
  solveScale({ kind: "tailwind4", base: color }),
];
