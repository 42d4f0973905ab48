import type { Color } from "../color.ts";
import { SPACES } from "../convert.ts";
import type { GradientSpace, PlacedStop } from "../gradient.ts";
import type { HueArc } from "../mix.ts";

/** The target corner of a linear gradient, as in `to top right`; its angle depends on the box. */
export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

export const CORNERS: readonly Corner[] = ["top left", "top right", "bottom left", "bottom right"];

/** How far a radial gradient reaches. https://drafts.csswg.org/css-images-4/#radial-size */
export const EXTENTS = ["closest-side", "closest-corner", "farthest-side", "farthest-corner"] as const;
export type Extent = (typeof EXTENTS)[number];

/** Degrees as in CSS: 0 up, 90 to the right. */
export type LinearShape = { readonly kind: "linear"; readonly direction: number | Corner };
/** The center in percent of the box. */
export type RadialShape = {
  readonly kind: "radial";
  readonly form: "circle" | "ellipse";
  readonly extent: Extent;
  readonly x: number;
  readonly y: number;
};
/** Turns clockwise from `angle`, where 0 is up; the center in percent of the box. */
export type ConicShape = { readonly kind: "conic"; readonly angle: number; readonly x: number; readonly y: number };
export type GradientShape = LinearShape | RadialShape | ConicShape;

/** A color, its position along the gradient, 0 to 1, and where on the way to the next stop the mix is half and half. */
export type ShapedStop = {
  readonly color: Color;
  readonly position: number;
  /** A share of the way to the next stop, 0 to 1; 0.5 by default. */
  readonly middle?: number;
};

/** A whole CSS gradient. Positions never decrease. */
export type ShapedGradient = {
  readonly shape: GradientShape;
  readonly space: GradientSpace;
  readonly hue: HueArc;
  readonly stops: readonly ShapedStop[];
};

/** The spaces in which CSS mixes gradients. https://drafts.csswg.org/css-color-4/#color-interpolation-method */
export const GRADIENT_SPACES = [
  ...(["oklch", "oklab", "lch", "lab", "hsl", "hwb", "srgb", "srgb-linear"] as const),
  ...(["display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"] as const),
] satisfies GradientSpace[];

/** Whether the space has a hue, and so two arcs between hues. */
export function isPolar(space: GradientSpace): boolean {
  return SPACES[space].letters.includes("h");
}

/** The stops as `gradientAt` expects them: a middle becomes a hint at its position along the whole gradient. */
export function withHints(stops: readonly ShapedStop[]): PlacedStop[] {
  return stops.map(({ color, position, middle }, index) => {
    const next = stops[index + 1];
    if (middle === undefined || !next) return { color, position };
    return { color, position, hint: position + middle * (next.position - position) };
  });
}
