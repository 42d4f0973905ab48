import { mix, Color as Paint } from "spectral.js";
import { expect, test } from "vitest";
import type { Hex, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { hex24, parseHex24 } from "#color/kernel/hex.ts";
import { createRandom } from "#color/random.ts";
import { printHex } from "#color/text/print.ts";
import { cards } from "#content/tool-cards.ts";
import { preparePigment } from "./pigment.ts";

test("paints mix as the library's own page documents", () => {
  expect(printHex(preparePigment([0x002185, 0xfcd200])([1, 1]))).toBe("#3D933E");
  expect(printHex(preparePigment([0xfcf046, 0xe53166, 0x3375da])([1, 1, 1]))).toBe("#8D7964");
});

test("any number of paints in any ratio matches the library to within 1/255", () => {
  const random = createRandom("paints");
  let compared = 0;
  for (let round = 0; round < 200; round++) {
    const colors = Array.from({ length: 2 + (round % 4) }, () => Math.floor(random() * 0x1000000) as Rgb24);
    const counts = colors.map(() => 1 + Math.floor(random() * 40));
    const theirs = mix(
      ...colors.map((color, place): [Paint, number] => [new Paint(hex24(color)), counts[place] as number]),
    );
    if (theirs.lRGB.some((light) => light < 0 || light > 1)) continue;
    compared++;
    const ours = bytesOf(toRgb24(preparePigment(colors)(counts)));
    for (const [at, byte] of bytesOf(Number.parseInt(theirs.toString().slice(1), 16)).entries()) {
      expect(Math.abs(byte - (ours[at] as number))).toBeLessThanOrEqual(1);
    }
  }
  expect(compared).toBeGreaterThan(150);
});

test("yellow and blue paint make green, and a single paint is unchanged", () => {
  const blend = preparePigment([0xffff00, 0x0000ff]);
  const [red, green, blue] = bytesOf(toRgb24(blend([1, 1])));
  expect(green).toBeGreaterThan(red as number);
  expect(green).toBeGreaterThan(blue as number);
  expect(printHex(blend([0, 9]))).toBe("#0000FF");
});

test("the tool's glyph shows yellow and blue, and their paint mix where they overlap", () => {
  const [yellow, blue, paint] = (cards["color-mixer"]?.glyph.colors ?? []) as [Hex, Hex, Hex];
  expect(printHex(preparePigment([parseHex24(yellow), parseHex24(blue)])([1, 1]))).toBe(paint);
});

test("a mix of nothing is black", () => {
  expect(printHex(preparePigment([0xffff00])([0]))).toBe("#000000");
  expect(printHex(preparePigment([])([]))).toBe("#000000");
});

function bytesOf(rgb24: Rgb24) {
  return [rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255];
}
