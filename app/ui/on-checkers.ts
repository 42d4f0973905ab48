import type { Color } from "#color/color.ts";

/** The checkerboard of the class `checker`. */
export const CHECKERS = "repeating-conic-gradient(#bebebe 0 25%, #fff 0 50%) 0 0 / 12px 12px";

/** A CSS image of these colors as a background, above a checkerboard if it shows through. */
export function onCheckers(image: string, colors: readonly Color[]): string {
  return colors.every(({ alpha }) => alpha === 1) ? image : `${image}, ${CHECKERS}`;
}
