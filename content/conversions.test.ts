import { converter, type Rgb } from "culori";
import { expect, test } from "vitest";
import { toRgb24 } from "#color/convert.ts";
import { printCount } from "#color/words/count.ts";
import { type ConversionText, conversionTexts, type FormatId, formatTexts } from "./conversions.ts";

const FORMATS = ["rgb", "hex", "hsl", "cmyk", "hsv", "lab"] as const satisfies readonly FormatId[];
const REPEATABLE_CHARACTERS = 60;

const conversions = Object.entries(conversionTexts);
const toRgb = converter("rgb");
const toHsl = converter("hsl");
const toHsv = converter("hsv");
const toLab = converter("lab");

test("all 30 ordered pairs have texts", () => {
  const pairs = FORMATS.flatMap((from) => FORMATS.filter((to) => to !== from).map((to) => `${from}to${to}`));
  expect(Object.keys(conversionTexts).sort()).toEqual(pairs.sort());
  expect(Object.keys(formatTexts).sort()).toEqual([...FORMATS].sort());
});

test("no text or long sentence appears twice", () => {
  const texts = conversions.flatMap(([, text]) => allTexts(text));
  const sentences = texts.flatMap(splitSentences).filter((sentence) => sentence.length > REPEATABLE_CHARACTERS);
  expect(findRepeated(texts)).toEqual([]);
  expect(findRepeated(sentences)).toEqual([]);
});

test("every text has the right length", () => {
  const ranges = { why: [60, 100], how: [60, 110], care: [40, 80] } as const;
  const tooShortOrLong = conversions.flatMap(([id, text]) =>
    Object.entries(ranges)
      .map(([part, [least, most]]) => ({ part, least, most, words: countWords(text[part as keyof typeof ranges]) }))
      .filter(({ words, least, most }) => words < least || words > most)
      .map(({ part, words }) => `${id} ${part}: ${words} words`),
  );
  expect(tooShortOrLong).toEqual([]);
  for (const { what } of Object.values(formatTexts)) {
    expect(countWords(what)).toBeGreaterThanOrEqual(50);
    expect(countWords(what)).toBeLessThanOrEqual(80);
  }
  for (const [, { description }] of conversions) {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(180);
  }
});

test("every pair has two questions and full sentences", () => {
  for (const [id, text] of conversions) {
    const questions = Object.keys(text.questions);
    expect(questions, id).toHaveLength(2);
    for (const question of questions) expect(question).toMatch(/\?$/);
    for (const words of allTexts(text)) {
      expect(words).not.toMatch(/!| {2}|colour|grey/);
      expect(words.trim()).toMatch(/[.?]$/);
    }
  }
});

test("conversions in first questions and descriptions are correct", () => {
  for (const [id, { description, questions }] of conversions) {
    const [from, to] = id.split("to") as [FormatId, FormatId];
    const worked = Object.entries(questions)[0]?.join(" ") ?? "";
    expect(findColor(worked, to), id).toBeDefined();
    for (const text of [worked, description]) {
      const source = findColor(text, from);
      const stated = findColor(text, to);
      if (source && stated) expectSame(write(read(from, source), to), stated, to, `${id}: ${source} ${stated}`);
    }
  }
});

test("the six examples are one color", () => {
  const starter = read("hex", formatTexts.hex.example);
  for (const format of FORMATS) {
    expectSame(write(starter, format), formatTexts[format].example, format, formatTexts[format].example);
  }
});

function allTexts({ summary, description, why, how, care, questions }: ConversionText): string[] {
  return [summary, description, why, how, care, ...Object.entries(questions).flat()];
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?:;])\s+/);
}

function findRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function findColor(text: string, format: FormatId): string | undefined {
  const pattern = format === "hex" ? /#[0-9A-F]{6}\b/ : new RegExp(`\\b${format}\\([\\d., %-]+\\)`);
  return text.match(pattern)?.[0];
}

function readNumbers(color: string): number[] {
  if (color.startsWith("#")) return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return (color.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

function read(format: FormatId, color: string): Rgb {
  const [x = 0, y = 0, z = 0, k = 0] = readNumbers(color);
  if (format === "hsl") return toRgb({ mode: "hsl", h: x, s: y / 100, l: z / 100 });
  if (format === "hsv") return toRgb({ mode: "hsv", h: x, s: y / 100, v: z / 100 });
  if (format === "lab") return toRgb({ mode: "lab", l: x, a: y, b: z });
  if (format !== "cmyk") return { mode: "rgb", r: x / 255, g: y / 255, b: z / 255 };
  const light = 1 - k / 100;
  return { mode: "rgb", r: (1 - x / 100) * light, g: (1 - y / 100) * light, b: (1 - z / 100) * light };
}

function write(color: Rgb, format: FormatId): number[] {
  const hsl = toHsl(color);
  const hsv = toHsv(color);
  const lab = toLab(color);
  if (format === "hsl") return [hsl.h ?? 0, 100 * hsl.s, 100 * hsl.l];
  if (format === "hsv") return [hsv.h ?? 0, 100 * hsv.s, 100 * hsv.v];
  if (format === "lab") return [lab.l, lab.a, lab.b];
  const channels = [color.r, color.g, color.b];
  if (format !== "cmyk") return channels.map((channel) => 255 * channel);
  const light = Math.max(...channels);
  return [...channels.map((channel) => 100 * (light === 0 ? 0 : 1 - channel / light)), 100 * (1 - light)];
}

/** Lab values may have two decimals; everything else is in whole numbers. */
function expectSame(actual: number[], stated: string, format: FormatId, message: string): void {
  const tolerance = format === "lab" && stated.includes(".") ? 0.005 : 0.5;
  const expected = readNumbers(stated);
  expect(actual, message).toHaveLength(expected.length);
  for (const [index, value] of actual.entries()) {
    expect(Math.abs(value - (expected[index] ?? Number.NaN)), message).toBeLessThanOrEqual(tolerance + 1e-6);
  }
}

test("the number of codes that whole-number HSL reaches is correct", () => {
  const isReached = new Uint8Array(2 ** 24);
  for (let h = 0; h < 360; h++) {
    for (let s = 0; s <= 100; s++) {
      for (let l = 0; l <= 100; l++) isReached[toRgb24({ space: "hsl", h, s, l, alpha: 1 })] = 1;
    }
  }
  const count = isReached.reduce((sum, one) => sum + one, 0);
  expect(conversionTexts.hsltohex.care).toContain(`only ${printCount(count)} different codes`);
});
