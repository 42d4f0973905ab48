import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { generatePalette } from "./palette.ts";
import { type Generated, type GenerateRequest, isLocked, LOCKED } from "./request.ts";

/**
 * A palette that has the base in it, exactly, at the place where its lightness fits; `index` says which. Locked places are
 * left alone, unless all are locked: then the base takes the first.
 */
export function startFrom(base: Color, request: GenerateRequest): Generated & { readonly index: number } {
  const { l } = convert(base, "oklch");
  const misses = generatePalette(request).colors.map((color, slot) => {
    const locks = request.slots[slot]?.locks;
    return locks && isLocked(locks) ? Number.POSITIVE_INFINITY : Math.abs(convert(color, "oklch").l - l);
  });
  const index = Math.max(0, misses.indexOf(Math.min(...misses)));
  const slots = request.slots.map((slot, i) => (i === index ? { color: base, locks: LOCKED } : slot));
  return { ...generatePalette({ ...request, slots }), index };
}
