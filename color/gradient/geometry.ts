import type { Corner, GradientShape, LinearShape, RadialShape } from "./gradient-shape.ts";

/** In any unit. */
export type Box = { readonly width: number; readonly height: number };
export type Line = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** The angle in degrees of a direction in a box. https://drafts.csswg.org/css-images-4/#linear-gradient-syntax */
export function angleIn(direction: LinearShape["direction"], { width, height }: Box): number {
  if (typeof direction === "number") return direction;
  // Perpendicular to the diagonal between the two adjacent corners, so that those get the middle color.
  const right = direction.endsWith("right") ? height : -height;
  const up = direction.startsWith("top") ? width : -width;
  return ((Math.atan2(right, up) * 180) / Math.PI + 360) % 360;
}

/** The line from 0 to 100 %, through the center of the box and just long enough for its corners; y grows downward. */
export function lineIn(direction: number | Corner, box: Box): Line {
  const turn = (angleIn(direction, box) * Math.PI) / 180;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  const half = (Math.abs(box.width * right) + Math.abs(box.height * down)) / 2;
  const [x, y] = [box.width / 2, box.height / 2];
  return { x0: x - right * half, y0: y - down * half, x1: x + right * half, y1: y + down * half };
}

/** The two radii of the ellipse at 100 %. https://drafts.csswg.org/css-images-4/#radial-size */
export function radiiIn({ form, extent, x, y }: RadialShape, { width, height }: Box): { rx: number; ry: number } {
  const left = (x / 100) * width;
  const top = (y / 100) * height;
  const choose = extent.startsWith("closest") ? Math.min : Math.max;
  const dx = choose(Math.abs(left), Math.abs(width - left));
  const dy = choose(Math.abs(top), Math.abs(height - top));
  const isCorner = extent.endsWith("corner");
  if (form === "circle") {
    const r = isCorner ? Math.hypot(dx, dy) : choose(dx, dy);
    return { rx: r, ry: r };
  }
  // Passes through the corner, with the proportions of the ellipse that touches the sides.
  const scale = isCorner ? Math.SQRT2 : 1;
  return { rx: dx * scale, ry: dy * scale };
}

/** Maps any point of the box to its position along the gradient, 0 to 1 and beyond. */
export function positionIn(shape: GradientShape, box: Box): (x: number, y: number) => number {
  switch (shape.kind) {
    case "linear": {
      const { x0, y0, x1, y1 } = lineIn(shape.direction, box);
      const [right, down] = [x1 - x0, y1 - y0];
      const square = right * right + down * down;
      return (x, y) => ((x - x0) * right + (y - y0) * down) / square;
    }
    case "radial": {
      const { rx, ry } = radiiIn(shape, box);
      const [cx, cy] = [(shape.x / 100) * box.width, (shape.y / 100) * box.height];
      // Without width or height, only the last color is left.
      if (rx === 0 || ry === 0) return () => Number.POSITIVE_INFINITY;
      return (x, y) => Math.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2);
    }
    case "conic": {
      const [cx, cy] = [(shape.x / 100) * box.width, (shape.y / 100) * box.height];
      const start = shape.angle / 360;
      return (x, y) => {
        const turns = Math.atan2(x - cx, cy - y) / (2 * Math.PI) - start;
        return turns - Math.floor(turns);
      };
    }
  }
}
