import type { Spot } from "./state.ts";
import type { Box } from "./worst-point.ts";

/** The frame around the text, as shares of the surface. */
export const FRAME = { width: 0.56, height: 0.28 };

type Size = { readonly width: number; readonly height: number };

/** Where the frame is, in the units of the surface. */
export function boxAt({ x, y }: Spot, { width, height }: Size): Box {
  return {
    x: (x / 100) * width * (1 - FRAME.width),
    y: (y / 100) * height * (1 - FRAME.height),
    width: width * FRAME.width,
    height: height * FRAME.height,
  };
}

/** The spot after a move by a distance in the units of the surface; it may lie outside of the limits. */
export function moveSpot({ x, y }: Spot, right: number, down: number, { width, height }: Size): Spot {
  return { x: x + (right / (width * (1 - FRAME.width))) * 100, y: y + (down / (height * (1 - FRAME.height))) * 100 };
}
