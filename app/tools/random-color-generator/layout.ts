import type { CSSProperties } from "react";

/** What a tile has room for. */
export type Room = "large" | "medium" | "small";

const MAX_COLUMNS = { wide: 6, wideMany: 10, narrow: 2, narrowMany: 4 };
/** From how many colors on the tiles are small. */
const MANY = 24;
const FEW = 6;

export function roomOf(count: number): Room {
  return count <= FEW ? "large" : count <= MANY ? "medium" : "small";
}

/** Rows of about the same length, for wide and for narrow windows. */
export function columnsOf(count: number): CSSProperties {
  const isMany = count > MANY;
  const wide = even(count, isMany ? MAX_COLUMNS.wideMany : MAX_COLUMNS.wide);
  const narrow = count <= FEW ? 1 : even(count, isMany ? MAX_COLUMNS.narrowMany : MAX_COLUMNS.narrow);
  return { "--wide": wide, "--narrow": narrow } as CSSProperties;
}

function even(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}
