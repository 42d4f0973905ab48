import { expect, test } from "vitest";
import { wcagContrast } from "../contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { gradientAt } from "../gradient.ts";
import { bestTextAlong, contrastAlong } from "./contrast-along.ts";
import {
  findGrayZones,
  findRanges,
  findWidestBand,
  sampleChroma,
  sampleGradient,
  shareOutsideSrgb,
} from "./measure.ts";

const YELLOW = fromRgb24(0xffd800);
const BLUE = fromRgb24(0x1144ff);
const ENDS = [{ position: 0 }, { position: 1 }];

test("yellow to blue passes through gray in sRGB but not in OKLCH", () => {
  const samples = sampleGradient(gradientAt([YELLOW, BLUE], { space: "srgb" }), 257);
  const [zone] = findGrayZones(samples, ENDS);
  expect(zone?.stop).toBe(0);
  expect(zone?.share).toBeLessThan(0.2);
  expect(zone?.position).toBeGreaterThan(0.3);
  expect(zone?.position).toBeLessThan(0.7);
  expect(findGrayZones(sampleGradient(gradientAt([YELLOW, BLUE], { space: "oklch" }), 257), ENDS)).toEqual([]);
});

test.each([
  [0xff0000, 0x0000ff],
  [0x292f56, 0xacfa70],
  [0xffffff, 0x0000ff],
])("a few samples give the share of a gradient outside of sRGB", (...ends) => {
  const at = gradientAt(ends.map(fromRgb24), { space: "oklch" });
  const dense = sampleChroma(at, 4001).filter(({ isInSrgb }) => !isInSrgb).length / 4001;
  expect(shareOutsideSrgb(at, sampleChroma(at, 33))).toBeCloseTo(dense, 2);
});

test("grays are not reported as a gray zone", () => {
  const samples = sampleGradient(gradientAt([fromRgb24(0x222222), BLUE]), 257);
  expect(findGrayZones(samples, ENDS)).toEqual([]);
});

test("a small lightness range over 1440 pixels makes wide bands", () => {
  const at = gradientAt([fromRgb24(0x101010), fromRgb24(0x181818)], { space: "srgb" });
  const band = findWidestBand(at, 1440);
  expect(band?.pixels).toBe(180);
  expect(findWidestBand(gradientAt([YELLOW, BLUE]), 1440)?.pixels).toBeLessThan(12);
});

test("the widest band matches a count of all pixels", () => {
  const at = gradientAt([fromRgb24(0x482d3a), fromRgb24(0x6ec3a0), fromRgb24(0x101010)], { space: "oklch" });
  const pixels = Array.from({ length: 1440 }, (_, x) => toRgb24(at((x + 0.5) / 1440)));
  let [start, widest] = [0, 0];
  for (let x = 1; x <= pixels.length; x++) {
    if (pixels[x] === pixels[start]) continue;
    widest = Math.max(widest, x - start);
    start = x;
  }
  expect(findWidestBand(at, 1440)?.pixels).toBe(widest);
});

test("intentional areas of one color are not bands", () => {
  expect(findWidestBand(gradientAt([BLUE, BLUE]), 1440)).toBeNull();
  const at = gradientAt([
    { color: BLUE, position: 0.5 },
    { color: YELLOW, position: 0.5 },
  ]);
  expect(findWidestBand(at, 1440)).toBeNull();
});

test("ranges outside of sRGB are found", () => {
  const samples = sampleGradient(gradientAt([fromRgb24(0x292f56), fromRgb24(0xacfa70)], { space: "oklch" }), 101);
  const ranges = findRanges(samples, ({ isInSrgb }) => !isInSrgb);
  expect(ranges).toHaveLength(1);
  expect(ranges[0]?.from).toBeGreaterThan(0.1);
  expect(findRanges(samples, () => true)).toEqual([{ from: 0, to: 1 }]);
});

test("text is judged at its worst position, and the ratio is never rounded up", () => {
  const samples = sampleGradient(gradientAt([fromRgb24(0), fromRgb24(0xffffff)], { space: "srgb" }), 257);
  const { worst, best, passes, share } = contrastAlong(fromRgb24(0xffffff), samples);
  expect(worst.ratio).toBe(1);
  expect(worst.position).toBe(1);
  expect(best.ratio).toBeCloseTo(21, 9);
  expect(passes).toHaveLength(1);
  const lastGood = samples.findLast(({ position }) => position <= (passes[0]?.to ?? 0))?.rgb24 ?? 0;
  expect(wcagContrast(0xffffff, lastGood)).toBeGreaterThanOrEqual(4.5);
  expect(share).toBeGreaterThan(0.4);
});

test("the better of black and white is chosen at its worst position", () => {
  const dark = sampleGradient(gradientAt([fromRgb24(0x101010), fromRgb24(0x505050)]), 65);
  expect(bestTextAlong(dark)).toEqual(fromRgb24(0xffffff));
  const light = sampleGradient(gradientAt([fromRgb24(0xd0d0d0), fromRgb24(0xffffff)]), 65);
  expect(bestTextAlong(light)).toEqual(fromRgb24(0));
});

test("a transparent gradient is measured on white", () => {
  const samples = sampleGradient(
    gradientAt([
      { ...fromRgb24(0), alpha: 0 },
      { ...fromRgb24(0), alpha: 0 },
    ]),
    9,
  );
  expect(contrastAlong(fromRgb24(0), samples).worst.ratio).toBeCloseTo(21, 9);
});
