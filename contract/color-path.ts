import type { Hex } from "#color/color.ts";

/** The path of a color's page, and with an extension of its files. */
export function colorPath(hex: Hex) {
  return `/color/${hex.slice(1)}`;
}

/** The families that have a page of named shades, in navigation order. */
export const SHADE_FAMILIES = ["green", "blue", "red", "orange", "purple", "yellow", "grey", "brown", "pink"] as const;
export type ShadeFamily = (typeof SHADE_FAMILIES)[number];

export function familyPath(family: ShadeFamily) {
  return `/shades-of-${family}` as const;
}
