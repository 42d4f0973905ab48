import type { Hex, Rgb24 } from "#color/color.ts";
import { hex24 } from "#color/kernel/hex.ts";

export function hexOf(rgb24: Rgb24) {
  return hex24(rgb24).toUpperCase() as Hex;
}

/** Where a color's page is. */
export function colorPath(rgb24: Rgb24) {
  return `/color/${hexOf(rgb24).slice(1)}`;
}
