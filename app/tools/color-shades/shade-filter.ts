import type { ShadeRow } from "./shade-rows.ts";

/** `?works=white`: the shades that can be text on white, and so white text on them. */
export const GROUNDS = ["white", "black"] as const;
export type Ground = (typeof GROUNDS)[number];

export function readGround(query: URLSearchParams): Ground | null {
  return GROUNDS.find((ground) => ground === query.get("works")) ?? null;
}

export function worksOn({ isOnWhite, isOnBlack }: ShadeRow, ground: Ground | null): boolean {
  return ground === null || (ground === "white" ? isOnWhite : isOnBlack);
}
