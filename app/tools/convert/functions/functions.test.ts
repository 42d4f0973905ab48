import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Rgb24 } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { hexOf } from "#color/text/print.ts";
import type { FormatId } from "#content/conversions.ts";
import { PAIRS, type Pair } from "../pairs.ts";
import { functionsOf, javascriptName, pythonName } from "./functions.ts";

const PYTHON = ["python3", "python"].find((command) => spawnSync(command, ["--version"]).status === 0);

// The corners of the cube, grays, both sides of the curves' straight parts, and a few seeded random colors.
const COLORS: readonly Rgb24[] = [
  ...[0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff, 0x808080, 0x010101, 0x0a0b0a],
  ...[0xc8c814, 0xff7f50, 0x3498db, 0xdb073d, 0x0d6986],
  ...Array.from({ length: 60 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) & 0xffffff),
];

function argumentsOf(color: Rgb24, format: FormatId): (string | number)[] {
  const srgb = fromRgb24(color);
  if (format === "hex") return [hexOf(color)];
  if (format === "rgb") return [color >>> 16, (color >>> 8) & 255, color & 255];
  const { space, alpha, missing: _, ...channels } = convert(srgb, format);
  return Object.values(channels).map((channel) => channel ?? 0);
}

function expectSame(actual: unknown, color: Rgb24, { from, to }: Pair) {
  const expected = argumentsOf(color, to);
  const where = `${from} to ${to} of ${hexOf(color)}`;
  if (to === "hex") return expect(actual, where).toBe(expected[0]);
  const numbers = actual as number[];
  expect(numbers, where).toHaveLength(expected.length);
  for (const [i, value] of expected.entries()) {
    const distance = Math.abs((numbers[i] as number) - (value as number));
    const isHue = i === 0 && (to === "hsl" || to === "hsv");
    expect(isHue ? Math.min(distance, 360 - distance) : distance, where).toBeLessThan(1e-6);
  }
}

for (const pair of PAIRS) {
  test(`the JavaScript of ${javascriptName(pair.from, pair.to)} matches the engine`, () => {
    const code = functionsOf(pair.from, pair.to).find(({ language }) => language === "JavaScript")?.code;
    const convertPair = new Function(`${code}\nreturn ${javascriptName(pair.from, pair.to)};`)();
    for (const color of COLORS) {
      const result = convertPair(...argumentsOf(color, pair.from));
      expectSame(result, color, pair);
    }
  });
}

test.skipIf(!PYTHON)("the Python of all 30 pairs matches the engine (skipped without Python)", () => {
  const parts = PAIRS.map((pair) => {
    const code = functionsOf(pair.from, pair.to).find(({ language }) => language === "Python")?.code;
    const inputs = JSON.stringify(COLORS.map((color) => argumentsOf(color, pair.from)));
    return `${code}\n\nresults.append([${pythonName(pair.from, pair.to)}(*values) for values in json.loads('${inputs}')])`;
  });
  const program = ["import json", "results = []", ...parts, "print(json.dumps(results))"].join("\n");
  const results: unknown[][] = JSON.parse(execFileSync(PYTHON as string, ["-"], { input: program, encoding: "utf8" }));
  for (const [i, pair] of PAIRS.entries()) {
    for (const [j, color] of COLORS.entries()) expectSame(results[i]?.[j], color, pair);
  }
});

test("the copied functions accept short HEX codes and reject bad ones", () => {
  const [javascript] = functionsOf("hex", "rgb");
  const hexToRgb = new Function(`${javascript?.code}\nreturn hexToRgb;`)();
  expect(hexToRgb("#fa0")).toEqual([255, 170, 0]);
  expect(hexToRgb("ffaa00")).toEqual([255, 170, 0]);
  expect(() => hexToRgb("#12345")).toThrow("Not a HEX color: #12345");
});
