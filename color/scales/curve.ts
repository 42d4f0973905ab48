/** A control point: `at` 0 (first step) to 1 (last step). */
export type CurvePoint = { readonly at: number; readonly value: number };

/**
 * One channel over the steps of a row, as plain data: a smooth line through control points, and what single steps differ
 * from it. Hues run on beyond 0 and 360, so that no curve has to jump.
 */
export type Curve = { readonly points: readonly CurvePoint[]; readonly offsets: readonly number[] };

/** Control points a fitted curve may have. */
const MOST_POINTS = 7;
/** Digits of a number in text: finer than a screen shows in lightness, chroma and degrees alike. */
const TEXT_DIGITS = 4;

/** The same value everywhere. */
export function flatCurve(value: number): Curve {
  return { points: [{ at: 0, value }], offsets: [] };
}

/** A straight line. */
export function straightCurve(from: number, to: number): Curve {
  return { points: [point(0, from), point(1, to)], offsets: [] };
}

/**
 * The line at a place, without offsets: monotone cubic, so that it never overshoots its points and runs one way where they
 * do; flat before the first and after the last one; 0 without points. Fritsch and Carlson, "Monotone Piecewise Cubic
 * Interpolation", SIAM J. Numer. Anal. 17 (1980); the slopes are the weighted harmonic means of Fritsch and Butland (1984).
 */
export function valueAt(curve: Curve, at: number): number {
  const { points } = curve;
  const last = points.length - 1;
  const next = points.findIndex((candidate) => candidate.at > at);
  if (next === 0) return points[0]?.value ?? 0;
  if (next === -1) return points[last]?.value ?? 0;
  const [start, end] = [points[next - 1] as CurvePoint, points[next] as CurvePoint];
  const width = end.at - start.at;
  const t = (at - start.at) / width;
  const [from, to] = [slopeAt(points, next - 1) * width, slopeAt(points, next) * width];
  const rise = end.value - start.value;
  return start.value + t * (from + t * (3 * rise - 2 * from - to + t * (from + to - 2 * rise)));
}

/** The value of every step: line and offset. */
export function sampleCurve(curve: Curve, count: number): number[] {
  return Array.from({ length: count }, (_, step) => valueAt(curve, placeOf(step, count)) + (curve.offsets[step] ?? 0));
}

/** Where a step lies, 0 to 1. */
export function placeOf(step: number, count: number): number {
  return count > 1 ? step / (count - 1) : 0;
}

/**
 * A curve through exactly these values: as few control points as keep the line within `tolerance` (seven at most), and the
 * rest as offsets.
 */
export function fitCurve(values: readonly number[], tolerance: number): Curve {
  const count = values.length;
  const kept = new Set([0, count - 1]);
  const line = () => ({ points: [...kept].sort((a, b) => a - b).map(pointOf), offsets: [] });
  const pointOf = (step: number) => point(placeOf(step, count), values[step] ?? 0);
  if (count < 2) return { points: count === 1 ? [pointOf(0)] : [], offsets: [] };
  for (;;) {
    const missed = values.map((value, step) => Math.abs(value - valueAt(line(), placeOf(step, count))));
    const worst = missed.indexOf(Math.max(...missed));
    if ((missed[worst] as number) <= tolerance || kept.size >= MOST_POINTS || kept.has(worst)) break;
    kept.add(worst);
  }
  return withSamples(line(), values);
}

/** The curve with offsets such that its samples are these values. */
export function withSamples(curve: Curve, values: readonly number[]): Curve {
  const line = { points: curve.points, offsets: [] };
  const offsets = values.map((value, step) => value - valueAt(line, placeOf(step, values.length)));
  return { points: curve.points, offsets: offsets.some((offset) => Math.abs(offset) > 1e-12) ? offsets : [] };
}

/** A control point moved, or added if none lies at that place; the places of its neighbors cannot be passed. */
export function movePoint(curve: Curve, index: number, to: CurvePoint): Curve {
  const before = curve.points[index - 1]?.at ?? -1e-3;
  const after = curve.points[index + 1]?.at ?? 1 + 1e-3;
  const at = Math.min(Math.max(to.at, before + 1e-3, 0), after - 1e-3, 1);
  return { ...curve, points: curve.points.map((old, i) => (i === index ? point(at, to.value) : old)) };
}

/** One more control point, on the line, so that nothing jumps. */
export function addPoint(curve: Curve, at: number): Curve {
  if (curve.points.some((old) => Math.abs(old.at - at) < 1e-3)) return curve;
  const added = point(Math.min(Math.max(at, 0), 1), valueAt(curve, at));
  return { ...curve, points: [...curve.points, added].sort((a, b) => a.at - b.at) };
}

/** Without one of its points; the last one stays. */
export function removePoint(curve: Curve, index: number): Curve {
  if (curve.points.length < 2) return curve;
  return { ...curve, points: curve.points.filter((_, i) => i !== index) };
}

/** Short text for addresses, of digits, `.`, `~`, `_` and `n` for minus: `0~.97~1~.25_0~n.02`. */
export function writeCurve({ points, offsets }: Curve): string {
  const line = points.flatMap(({ at, value }) => [at, value]).map(writeNumber);
  return [line, offsets.map(writeNumber)].map((numbers) => numbers.join("~")).join(offsets.length > 0 ? "_" : "");
}

/** Reads what `writeCurve` wrote; null for anything else. Never throws. */
export function readCurve(text: string): Curve | null {
  const [line = "", rest = "", more] = text.split("_");
  const numbers = readNumbers(line);
  const offsets = readNumbers(rest);
  if (more !== undefined || numbers === null || offsets === null || numbers.length % 2 === 1) return null;
  const points = Array.from({ length: numbers.length / 2 }, (_, i) =>
    point(numbers[2 * i] as number, numbers[2 * i + 1] as number),
  );
  const isOrdered = points.every(
    ({ at }, i) => at >= 0 && at <= 1 && (i === 0 || at > (points[i - 1] as CurvePoint).at),
  );
  return isOrdered ? { points, offsets } : null;
}

function point(at: number, value: number): CurvePoint {
  return { at, value };
}

/** The slope of the line at one of its points; 0 at its turns. */
function slopeAt(points: readonly CurvePoint[], index: number): number {
  const before = secant(points[index - 1], points[index]);
  const after = secant(points[index], points[index + 1]);
  if (before === null || after === null) return before ?? after ?? 0;
  if (before * after <= 0) return 0;
  const [left, here, right] = [points[index - 1], points[index], points[index + 1]] as [
    CurvePoint,
    CurvePoint,
    CurvePoint,
  ];
  const weight = (right.at - left.at + right.at - here.at) / (3 * (right.at - left.at));
  return (before * after) / (weight * after + (1 - weight) * before);
}

function secant(from: CurvePoint | undefined, to: CurvePoint | undefined): number | null {
  return from && to ? (to.value - from.value) / (to.at - from.at) : null;
}

function writeNumber(value: number): string {
  const text = String(Number(value.toFixed(TEXT_DIGITS))).replace(/^(-?)0\./, "$1.");
  return text === "-0" ? "0" : text.replace("-", "n");
}

function readNumbers(text: string): number[] | null {
  if (text === "") return [];
  const parts = text.split("~");
  return parts.every((part) => /^n?(\d+(\.\d+)?|\.\d+)$/.test(part))
    ? parts.map((part) => Number(part.replace("n", "-")))
    : null;
}
