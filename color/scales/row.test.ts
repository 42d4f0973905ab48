import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaEOk } from "../difference/difference.ts";
import { isInGamut } from "../gamut.ts";
import {
  adjustRow,
  adjustStep,
  CHANNELS,
  evenOut,
  isRow,
  makeMonotone,
  rowFromColors,
  sampleChannel,
  sampleRow,
  smoothRow,
} from "./row.ts";

const REDS = [0xfef2f2, 0xfca5a5, 0xdb073d, 0x991b1b, 0x450a0a].map(fromRgb24);
const PIN = { step: 2, color: fromRgb24(0xdb073d) };
const colors = fc.array(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => fromRgb24(value)),
  { minLength: 1, maxLength: 20 },
);

test("a row of colors gives back the same colors", () => {
  fc.assert(
    fc.property(colors, (all) => {
      const back = sampleRow(rowFromColors(all));
      for (const [step, color] of back.entries()) expect(deltaEOk(color, all[step] ?? color)).toBeLessThan(2e-3);
    }),
  );
  expect(sampleRow(rowFromColors(REDS)).map(toRgb24)).toEqual(REDS.map(toRgb24));
});

test("one step moves alone, within its range, and a pinned one not at all", () => {
  const row = rowFromColors(REDS, [PIN]);
  const before = sampleChannel(row, "lightness");
  const after = sampleChannel(adjustStep(row, 1, "lightness", -0.1), "lightness");
  expect(after[1]).toBeCloseTo((before[1] as number) - 0.1, 10);
  for (const step of [0, 2, 3, 4]) expect(after[step]).toBeCloseTo(before[step] as number, 10);
  expect(sampleChannel(adjustStep(row, 4, "lightness", -9), "lightness")[4]).toBeCloseTo(0, 10);
  expect(adjustStep(row, 2, "lightness", 0.1)).toBe(row);
  expect(adjustStep(row, 9, "lightness", 0.1)).toBe(row);
  expect(sampleChannel(adjustStep(row, 1, "hue", 720), "hue")[1]).toBeCloseTo(
    (sampleChannel(row, "hue")[1] as number) + 720,
    8,
  );
});

test("whatever is done, pinned colors stay and the others are in the gamut", () => {
  fc.assert(
    fc.property(
      colors,
      fc.constantFrom(...CHANNELS),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (all, channel, delta) => {
        const pins = [{ step: all.length - 1, color: all[0] ?? fromRgb24(0) }];
        const row = rowFromColors(all, pins);
        const amount = channel === "hue" ? delta * 360 : delta;
        for (const changed of [
          adjustStep(row, 0, channel, amount),
          adjustRow(row, channel, amount),
          smoothRow(row, channel, 3),
          evenOut(row, channel),
          evenOut(row, channel, "same"),
          makeMonotone(row),
        ]) {
          expect(isRow(JSON.parse(JSON.stringify(changed)))).toBe(true);
          const shown = sampleRow(changed);
          expect(shown.at(-1)).toBe(all[0]);
          for (const color of shown) expect(isInGamut(color, "srgb", 1e-4)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("evening out makes straight lines through the pinned step", () => {
  const row = evenOut(rowFromColors(REDS, [PIN]), "lightness");
  const [a, b, c, d, e] = sampleRow(row).map((color) => convert(color, "oklab").l) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(b - a).toBeCloseTo(c - b, 8);
  expect(d - c).toBeCloseTo(e - d, 8);
  expect(c).toBeCloseTo(convert(PIN.color, "oklab").l, 10);
});

test("one value for all is the pinned one, or the mean", () => {
  const pinned = sampleRow(evenOut(rowFromColors(REDS, [PIN]), "lightness", "same"));
  for (const color of pinned) expect(convert(color, "oklab").l).toBeCloseTo(convert(PIN.color, "oklab").l, 8);
  const l = REDS.map((color) => convert(color, "oklab").l);
  const free = sampleRow(evenOut(rowFromColors(REDS), "lightness", "same"));
  for (const color of free) expect(convert(color, "oklab").l).toBeCloseTo(l.reduce((a, b) => a + b) / 5, 8);
});

test("smoothing takes out a bump and leaves the ends", () => {
  const bumpy = adjustStep(rowFromColors(REDS), 1, "lightness", -0.2);
  const bump = (row: typeof bumpy) => {
    const [a, b, c] = sampleChannel(row, "lightness") as [number, number, number];
    return Math.abs(b - (a + c) / 2);
  };
  const smooth = smoothRow(bumpy, "lightness", 4);
  expect(bump(smooth)).toBeLessThan(bump(bumpy));
  expect(sampleChannel(smooth, "lightness")[0]).toBeCloseTo(sampleChannel(bumpy, "lightness")[0] as number, 8);
});

test("a row made monotone never turns back", () => {
  fc.assert(
    fc.property(colors, (all) => {
      const l = sampleChannel(makeMonotone(rowFromColors(all)), "lightness");
      const sign = (l.at(-1) ?? 0) >= (l[0] ?? 0) ? 1 : -1;
      for (let step = 1; step < l.length; step++) {
        expect(((l[step] as number) - (l[step - 1] as number)) * sign).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
  );
});

test("hues run on over red without a jump", () => {
  const hues = sampleChannel(
    rowFromColors([350, 355, 2, 10].map((h) => ({ space: "oklch", alpha: 1, l: 0.6, c: 0.1, h }))),
    "hue",
  );
  expect(hues.map(Math.round)).toEqual([350, 355, 362, 370]);
});

test("data that is no row is refused", () => {
  const row = rowFromColors(REDS);
  for (const data of [
    null,
    1,
    {},
    { ...row, count: 0 },
    { ...row, hue: { points: [{ at: 0 }], offsets: [] } },
    { ...row, pins: [null] },
  ]) {
    expect(isRow(data)).toBe(false);
  }
});
