import { DEGREES } from "../text/computed/math.ts";

/** Reads a CSS number with its unit, in lower case; null for anything else. */
export function readMeasure(text: string): { value: number; unit: string } | null {
  const [, number, unit = ""] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)(%|[a-z]*)$/.exec(text) ?? [];
  const value = Number(number);
  return number !== undefined && Number.isFinite(value) ? { value, unit } : null;
}

/** Reads an angle and returns degrees; zero needs no unit. Null for anything else. */
export function readAngle(text: string): number | null {
  const measure = readMeasure(text);
  if (!measure) return null;
  if (measure.unit === "" && measure.value === 0) return 0;
  const factor = DEGREES.get(measure.unit);
  return factor === undefined ? null : measure.value * factor;
}
