import type { Rgb24 } from "../color.ts";
import { oklabToRgb24, rgb24ToOklabInto } from "./oklab.ts";

const start = new Float64Array(3);
const end = new Float64Array(3);

/** Fills `out` with 8-bit colors at even OKLab distances from `from` to `to`, both included; a single place gets `from`. */
export function fillOklabRamp(from: Rgb24, to: Rgb24, out: Uint32Array): void {
  rgb24ToOklabInto(from, start);
  rgb24ToOklabInto(to, end);
  const l = start[0] as number;
  const a = start[1] as number;
  const b = start[2] as number;
  const last = out.length > 1 ? out.length - 1 : 1;
  const stepL = ((end[0] as number) - l) / last;
  const stepA = ((end[1] as number) - a) / last;
  const stepB = ((end[2] as number) - b) / last;
  for (let i = 0; i < out.length; i++) out[i] = oklabToRgb24(l + stepL * i, a + stepA * i, b + stepB * i);
}
