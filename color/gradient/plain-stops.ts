import { gradientAt } from "../gradient.ts";
import type { BakedStop } from "./bake.ts";
import { type Box, radiiIn } from "./geometry.ts";
import type { GradientShape } from "./gradient-shape.ts";

/** The input of writers for programs that mix in sRGB: baked stops, their shape, and the image size. */
export type PlainGradient = {
  readonly name: string;
  readonly shape: GradientShape;
  readonly stops: readonly BakedStop[];
  readonly box: Box;
};

/** Stops from 0 to 1 of a length that is `reach` times that of the shape. */
export type FittedStops = { readonly stops: readonly BakedStop[]; readonly reach: number };

/**
 * Fits the stops for programs that support none below 0 or above 1: cuts them where the box ends. Only a circle can
 * continue beyond 100 % inside of its box, so there the length grows instead.
 */
export function fitStops({ shape, stops }: Pick<PlainGradient, "shape" | "stops">): FittedStops {
  const reach = shape.kind === "radial" ? Math.max(1, stops.at(-1)?.position ?? 1) : 1;
  const kept = cut(stops, 0, reach);
  return { stops: kept.map(({ color, position }) => ({ color, position: position / reach })), reach };
}

/** Fits a gradient for such programs: its stops, and its shape if that has no size. */
export function fitGradient(gradient: PlainGradient): PlainGradient & FittedStops {
  const drawn = solidIfFlat(gradient);
  return { ...drawn, ...fitStops(drawn) };
}

/**
 * A radial gradient without width or height, which other programs don't draw, as a linear one in its last color.
 * https://drafts.csswg.org/css-images-4/#degenerate-radials
 */
function solidIfFlat(gradient: PlainGradient): PlainGradient {
  const { shape, stops, box } = gradient;
  const last = stops.at(-1);
  if (shape.kind !== "radial" || !last) return gradient;
  const { rx, ry } = radiiIn(shape, box);
  if (rx > 0 && ry > 0) return gradient;
  return { ...gradient, shape: { kind: "linear", direction: 180 }, stops: [{ ...last, position: 0 }] };
}

/** Rotates a conic gradient: what was at `share` moves to 0. Stops are within 0 to 1, both ends included. */
export function turnStops(stops: readonly BakedStop[], share: number): BakedStop[] {
  const turn = ((share % 1) + 1) % 1;
  const whole = cut(padded(stops), 0, 1);
  if (turn === 0) return whole;
  const moved = (list: readonly BakedStop[], by: number) =>
    list.map(({ color, position }) => ({ color, position: Number((position + by).toFixed(9)) }));
  return [...moved(cut(whole, turn, 1), -turn), ...moved(cut(whole, 0, turn), 1 - turn)];
}

/** Adds stops so that both ends of the length have one. */
export function padded(stops: readonly BakedStop[]): BakedStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.position > 0 ? [{ color: first.color, position: 0 }] : []),
    ...stops,
    ...(last.position < 1 ? [{ color: last.color, position: 1 }] : []),
  ];
}

/** Cuts out the part between two positions, with the colors at the cuts mixed in sRGB like the stops. */
function cut(stops: readonly BakedStop[], low: number, high: number): BakedStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || (first.position >= low && last.position <= high)) return [...stops];
  const at = gradientAt(stops, { space: "srgb" });
  const inside = stops.filter(({ position }) => position >= low && position <= high);
  const begin = first.position < low && inside[0]?.position !== low ? [{ color: at(low), position: low }] : [];
  const isEndThere = inside.at(-1)?.position === high;
  // Up to the edge and not past it, where another color may start.
  const edge = stops.findLast(({ position }) => position < high);
  const behind = stops.find(({ position }) => position > high);
  const end =
    last.position > high && !isEndThere && behind
      ? [{ color: edge ? gradientAt([edge, behind], { space: "srgb" })(high) : behind.color, position: high }]
      : [];
  return [...begin, ...inside, ...end];
}
