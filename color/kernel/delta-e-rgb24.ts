import type { Rgb24 } from "../color.ts";
import { deltaE2000Lab } from "./delta-e.ts";
import { rgb24ToLabInto } from "./lab.ts";

const first = new Float64Array(3);
const second = new Float64Array(3);

/** CIEDE2000 of two 8-bit sRGB colors. */
export function deltaE2000Rgb24(a: Rgb24, b: Rgb24): number {
  rgb24ToLabInto(a, first);
  rgb24ToLabInto(b, second);
  return deltaE2000Lab(at(first, 0), at(first, 1), at(first, 2), at(second, 0), at(second, 1), at(second, 2));
}

function at(values: Float64Array, index: 0 | 1 | 2): number {
  return values[index] as number;
}
