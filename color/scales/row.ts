import { clamp } from "../clamp.ts";
import type { Color, Oklch } from "../color.ts";
import { convert } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { type Curve, fitCurve, sampleCurve, withSamples } from "./curve.ts";
import { edgeChroma, type ScreenGamut } from "./gamut-edge.ts";
import { turn } from "./hue-drift.ts";
import type { ScalePin } from "./scale-types.ts";

export const CHANNELS = ["lightness", "chroma", "hue"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * A row of a palette as plain data: one curve a channel over `count` steps. Lightness 0 to 1, chroma 0 to 0.5, hue in
 * degrees that may run on beyond 0 and 360. Pinned colors stay exactly as given, whatever the curves say.
 */
export type Row = { readonly count: number; readonly pins: readonly ScalePin[] } & Readonly<Record<Channel, Curve>>;

/** By how much a fitted line may miss a color before it gets one more control point. */
const TOLERANCE: Record<Channel, number> = { lightness: 0.02, chroma: 0.012, hue: 5 };
const MOST_CHROMA = 0.5;

/** A row that gives exactly these colors (in OKLCH). Grays take the hue of their neighbors. */
export function rowFromColors(colors: readonly Color[], pins: readonly ScalePin[] = []): Row {
  const all = colors.map((color) => convert(color, "oklch"));
  return {
    count: colors.length,
    pins,
    lightness: fitCurve(
      all.map(({ l }) => l),
      TOLERANCE.lightness,
    ),
    chroma: fitCurve(
      all.map(({ c }) => c),
      TOLERANCE.chroma,
    ),
    hue: fitCurve(continuousHues(all), TOLERANCE.hue),
  };
}

/** The colors of a row: pinned ones as given, all others in OKLCH with no more chroma than the gamut has. */
export function sampleRow(row: Row, gamut: ScreenGamut = "srgb"): Color[] {
  const [lightness, chroma, hue] = CHANNELS.map((channel) => sampleCurve(row[channel], row.count));
  return Array.from({ length: row.count }, (_, step): Color => {
    const pin = pinAt(row, step);
    if (pin) return pin.color;
    const l = clamp(lightness?.[step] ?? 0, 0, 1);
    const c = clamp(chroma?.[step] ?? 0, 0, MOST_CHROMA);
    const color: Color = { space: "oklch", alpha: 1, l, c, h: turn(hue?.[step] ?? 0) };
    return isInGamut(color, gamut) ? color : { ...color, c: Math.min(c, edgeChroma(l, color.h, gamut)) };
  });
}

/** What each step has in one channel, pinned colors with what they truly have; hues run on, as in the curve. */
export function sampleChannel(row: Row, channel: Channel): number[] {
  return sampleCurve(row[channel], row.count).map((value, step) => {
    const pin = pinAt(row, step);
    if (!pin) return value;
    const { l, c, h } = convert(pin.color, "oklch");
    if (channel === "hue") return h === null ? value : nearestTurn(h, value);
    return channel === "lightness" ? l : c;
  });
}

/** One step moved in one channel. Lightness and chroma stay in their ranges; a pinned step does not move. */
export function adjustStep(row: Row, step: number, channel: Channel, delta: number): Row {
  if (pinAt(row, step) || step < 0 || step >= row.count || !Number.isFinite(delta)) return row;
  const values = sampleCurve(row[channel], row.count);
  values[step] = keepInRange(channel, (values[step] as number) + delta);
  return { ...row, [channel]: withSamples(row[channel], values) };
}

/** A whole channel moved. The pinned steps do not move. */
export function adjustRow(row: Row, channel: Channel, delta: number): Row {
  if (!Number.isFinite(delta)) return row;
  const values = sampleCurve(row[channel], row.count).map((value) => keepInRange(channel, value + delta));
  const points = row[channel].points.map(({ at, value }) => ({ at, value: keepInRange(channel, value + delta) }));
  return { ...row, [channel]: withSamples({ points, offsets: [] }, values) };
}

/** Takes out bumps: every step becomes the mean of itself and its neighbors, but for the ends and the pinned ones. */
export function smoothRow(row: Row, channel: Channel, passes = 1): Row {
  let values = sampleChannel(row, channel);
  for (let pass = 0; pass < passes; pass++) {
    values = values.map((value, step) => {
      const [before, after] = [values[step - 1], values[step + 1]];
      if (before === undefined || after === undefined || pinAt(row, step)) return value;
      return (before + 2 * value + after) / 4;
    });
  }
  return withValues(row, channel, values);
}

/**
 * `straight`: even steps from the first to the last, by way of every pinned one. `same`: one value for all, the one of the
 * first pinned step, or else the mean.
 */
export function evenOut(row: Row, channel: Channel, how: "straight" | "same" = "straight"): Row {
  const values = sampleChannel(row, channel);
  const fixed = [0, ...row.pins.map(({ step }) => step), row.count - 1].sort((a, b) => a - b);
  if (how === "same") {
    const pinned = row.pins.find(({ step }) => step < row.count);
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
    return withValues(row, channel, values.fill((pinned && values[pinned.step]) ?? mean));
  }
  const evened = values.map((value, step) => {
    const from = fixed.findLast((place) => place <= step);
    const to = fixed.find((place) => place >= step);
    if (from === undefined || to === undefined || from === to) return value;
    const [start, end] = [values[from] as number, values[to] as number];
    return start + ((end - start) * (step - from)) / (to - from);
  });
  return withValues(row, channel, evened);
}

/**
 * Lightness that runs one way only, as near as possible to what it was (least squares: pool adjacent violators). The way is
 * the one from the first to the last step.
 */
export function makeMonotone(row: Row): Row {
  const values = sampleCurve(row.lightness, row.count);
  const sign = (values.at(-1) ?? 0) >= (values[0] ?? 0) ? 1 : -1;
  const pools: { sum: number; size: number }[] = [];
  for (const value of values) {
    pools.push({ sum: value * sign, size: 1 });
    for (;;) {
      const [before, last] = [pools.at(-2), pools.at(-1)];
      if (!before || !last || before.sum / before.size <= last.sum / last.size) break;
      pools.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  }
  const pooled = pools.flatMap(({ sum, size }) => Array<number>(size).fill((sign * sum) / size));
  return withValues(row, "lightness", pooled);
}

/** Whether plain data from elsewhere is a row that every function here can take. */
export function isRow(data: unknown): data is Row {
  if (typeof data !== "object" || data === null) return false;
  const row = data as Record<string, unknown>;
  const isCount = Number.isInteger(row.count) && (row.count as number) > 0 && (row.count as number) <= 100;
  return (
    isCount && Array.isArray(row.pins) && row.pins.every(isPin) && CHANNELS.every((channel) => isCurve(row[channel]))
  );
}

function isPin(data: unknown): data is ScalePin {
  const pin = data as ScalePin | null;
  return typeof pin === "object" && pin !== null && Number.isInteger(pin.step) && typeof pin.color?.space === "string";
}

function isCurve(data: unknown): data is Curve {
  const curve = data as Curve | null;
  return (
    typeof curve === "object" &&
    curve !== null &&
    Array.isArray(curve.points) &&
    curve.points.every((point) => Number.isFinite(point?.at) && Number.isFinite(point?.value)) &&
    Array.isArray(curve.offsets) &&
    curve.offsets.every(Number.isFinite)
  );
}

function withValues(row: Row, channel: Channel, values: readonly number[]): Row {
  return { ...row, [channel]: fitCurve(values, TOLERANCE[channel]) };
}

function pinAt({ pins }: Row, step: number): ScalePin | undefined {
  return pins.find((pin) => pin.step === step);
}

/** Hues as one line without jumps; a gray has the hue before it, or, at the beginning, the first that follows. */
function continuousHues(colors: readonly Oklch[]): number[] {
  let last = colors.find(({ h }) => h !== null)?.h ?? 0;
  return colors.map(({ h }) => {
    if (h !== null) last = nearestTurn(h, last);
    return last;
  });
}

/** The same hue, full circles added so that it lies within 180 degrees of another. */
function nearestTurn(hue: number, other: number): number {
  return hue + 360 * Math.round((other - hue) / 360);
}

function keepInRange(channel: Channel, value: number): number {
  if (channel === "hue") return value;
  return clamp(value, 0, channel === "lightness" ? 1 : MOST_CHROMA);
}
