import { expect, test } from "vitest";
import { readPixel } from "./count-colors.ts";

const OPAQUE = 0xff336699 | 0;
const SHEER = 0x80336699 | 0;

test("a translucent pixel counts as composited on white, or as is if opaque enough", () => {
  expect(readPixel(OPAQUE, 0) & 0xffffff).toBe(0x336699);
  expect(readPixel(OPAQUE, 255) & 0xffffff).toBe(0x336699);
  expect(readPixel(SHEER, 0)).toBe(0x99b2cc);
  expect(readPixel(SHEER, 0x80)).toBe(0x336699);
  expect(readPixel(SHEER, 0x81)).toBe(-1);
});
