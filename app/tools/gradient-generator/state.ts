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

/** The words of the address, the first is the usual one. */
export const TABS = ["2colors", "multiple"] as const;
export type Tab = (typeof TABS)[number];

export const KINDS = ["linear", "radial", "conic"] as const;
export type Kind = (typeof KINDS)[number];

/** `position` in percent of the length; `middle` in percent of the way to the next stop, 50 for the last one. */
export type Stop = { readonly color: Color; readonly position: number; readonly middle: number };

export type State = {
  readonly tab: Tab;
  /** 2 to 12, and 2 in the tab of two colors. Positions never fall. */
  readonly stops: readonly Stop[];
  readonly kind: Kind;
  /** Of a linear gradient: degrees, 90 to the right, or a corner. */
  readonly direction: LinearShape["direction"];
  /** Where a conic gradient begins, in degrees from the top. */
  readonly turn: number;
  readonly form: RadialShape["form"];
  readonly extent: Extent;
  /** The center of a radial or conic gradient, in percent of the box. */
  readonly x: number;
  readonly y: number;
  readonly space: GradientSpace;
  readonly hue: HueArc;
  readonly easing: Bezier;
  /** What lies outside of sRGB is brought inside. */
  readonly isFitted: boolean;
  /** The largest CIEDE2000 distance that stops made for a curve or for sRGB may be off. */
  readonly delta: number;
  /** Colors of the palette that is taken from it. */
  readonly steps: number;
  /** Of text that is laid over it; null is black or white, whichever reads better. */
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

/** Colors in even places, in percent. */
export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => round((100 * index) / (count - 1)));
}

/** To a hundredth. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
