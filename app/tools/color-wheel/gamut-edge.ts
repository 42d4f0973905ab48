import { oklabToLinear } from "#color/kernel/oklab.ts";

const STEP_DEGREES = 3;
const ROUNDS = 12;
const EPSILON = 0.00001;
const RADIANS = Math.PI / 180;

/** The most OKLCH chroma that sRGB has at a lightness, every 3 degrees of hue from 0 on. */
export function gamutEdge(lightness: number, most: number): number[] {
  return Array.from({ length: 360 / STEP_DEGREES }, (_, index) => {
    const a = Math.cos(index * STEP_DEGREES * RADIANS);
    const b = Math.sin(index * STEP_DEGREES * RADIANS);
    let inside = 0;
    let outside = most;
    for (let round = 0; round < ROUNDS; round++) {
      const c = (inside + outside) / 2;
      if (isInside(lightness, a * c, b * c)) inside = c;
      else outside = c;
    }
    return inside;
  });
}

/** The edge as an SVG path around 0, 0: hue 0 at the top, clockwise. `scale` is the radius of chroma 1. */
export function edgePath(edge: readonly number[], scale: number): string {
  const points = edge.map((chroma, index) => {
    const angle = index * STEP_DEGREES * RADIANS;
    return `${(Math.sin(angle) * chroma * scale).toFixed(1)} ${(-Math.cos(angle) * chroma * scale).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

function isInside(lightness: number, a: number, b: number): boolean {
  const { r, g, b: blue } = oklabToLinear(lightness, a, b);
  return Math.min(r, g, blue) >= -EPSILON && Math.max(r, g, blue) <= 1 + EPSILON;
}
