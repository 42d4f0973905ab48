import type { Hex } from "#color/color.ts";

/** Where a color's page is, and its files with an ending. */
export function colorPath(hex: Hex) {
  return `/color/${hex.slice(1)}`;
}
