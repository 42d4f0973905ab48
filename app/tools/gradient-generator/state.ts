import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { type Bezier, NAMED_EASINGS } from "#color/gradient/ease.ts";
import type {
  Extent,
  GradientShape,
  LinearShape,
  RadialShape,
  ShapedGradient,
} from "#color/gradient/gradient-shape.ts";
import type { Baking } from "#color/gradient/print-css.ts";
import type { GradientSpace } from "#color/gradient.ts";
import type { HueArc } from "#color/mix.ts";

/** The words in the address; the first is the default. */
export const TABS = ["2colors", "multiple"] as const;
export type Tab = (typeof TABS)[number];

export const KINDS = ["linear", "radial", "conic"] as const;
export type Kind = (typeof KINDS)[number];

/** `position` in percent of the length; `middle` in percent of the way to the next stop, 50 for the last one. */
export type Stop = { readonly color: Color; readonly position: number; readonly middle: number };

export type State = {
  readonly tab: Tab;
  /** 2 to 12 stops, exactly 2 in the two-color tab. Positions never decrease. */
  readonly stops: readonly Stop[];
  readonly kind: Kind;
  /** For a linear gradient: a corner, or degrees (90 points right). */
  readonly direction: LinearShape["direction"];
  /** The start of a conic gradient, in degrees from the top. */
  readonly turn: number;
  readonly form: RadialShape["form"];
  readonly extent: Extent;
  /** The center of a radial or conic gradient, in percent of the box. */
  readonly x: number;
  readonly y: number;
  readonly space: GradientSpace;
  readonly hue: HueArc;
  readonly easing: Bezier;
  /** True if colors outside sRGB are mapped into it. */
  readonly isFitted: boolean;
  /** The maximum CIEDE2000 error of stops made for a curve or for sRGB. */
  readonly delta: number;
  /** Number of colors in the palette taken from the gradient. */
  readonly steps: number;
  /** The color of text on the gradient; null picks black or white, whichever is more readable. */
  readonly text: Color | null;
};

export const STOPS = { min: 2, max: 12 };
export const POSITION = { min: -100, max: 200 };
export const STEPS = { min: 3, max: 20 };
export const DELTA = { min: 0.25, max: 5 };
export const EVEN_MIDDLE = 50;

export const initial: State = {
  tab: "2colors",
  stops: [
    { color: fromRgb24(0x292f56), position: 0, middle: EVEN_MIDDLE },
    { color: fromRgb24(0xacfa70), position: 100, middle: EVEN_MIDDLE },
  ],
  kind: "linear",
  direction: 90,
  turn: 0,
  form: "circle",
  extent: "farthest-corner",
  x: 50,
  y: 50,
  space: "oklab",
  hue: "shorter",
  easing: NAMED_EASINGS.linear,
  isFitted: false,
  delta: 1,
  steps: 10,
  text: null,
};

export function gradientOf({ stops, space, hue, ...state }: State): ShapedGradient {
  return {
    shape: shapeOf(state),
    space,
    hue,
    stops: stops.map(({ color, position, middle }) => ({
      color,
      position: position / 100,
      ...(middle === EVEN_MIDDLE ? {} : { middle: middle / 100 }),
    })),
  };
}

function shapeOf({ kind, direction, turn, form, extent, x, y }: Omit<State, "stops" | "space" | "hue">): GradientShape {
  if (kind === "linear") return { kind, direction };
  return kind === "radial" ? { kind, form, extent, x, y } : { kind, angle: turn, x, y };
}

export function bakingOf({ easing, isFitted, delta }: Pick<State, "easing" | "isFitted" | "delta">): Baking {
  return { easing, isFitted, maxDelta: delta };
}

/** Evenly spaced positions, in percent. */
export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => round((100 * index) / (count - 1)));
}

/** Rounds to a hundredth. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
