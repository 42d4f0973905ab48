import { gradientAt } from "../gradient.ts";
import type { BakedStop } from "./bake.ts";
import type { Box } from "./geometry.ts";
import type { GradientShape } from "./gradient-shape.ts";

/** What a writer for programs that mix in sRGB is given: baked stops, their shape, and the picture's size. */
export type PlainGradient = {
  readonly name: string;
  readonly shape: GradientShape;
  readonly stops: readonly BakedStop[];
  readonly box: Box;
};

/** Stops within 0 to 1 of a length that is `reach` times that of the shape. */
export type FittedStops = { readonly stops: readonly BakedStop[]; readonly reach: number };

/**
 * The stops for programs that know none below 0 or above 1: cut where the box ends. Only a circle may go on beyond 100 %
 * inside of its box, so there the length grows instead.
 */
export function fitStops({ shape, stops }: Pick<PlainGradient, "shape" | "stops">): FittedStops {
  const reach = shape.kind === "radial" ? Math.max(1, stops.at(-1)?.position ?? 1) : 1;
  const kept = cut(stops, 0, reach);
  return { stops: kept.map(({ color, position }) => ({ color, position: position / reach })), reach };
}

/** A circle of colors that begins elsewhere: what was at `share` is at 0. Stops within 0 to 1, both ends given. */
export function turnStops(stops: readonly BakedStop[], share: number): BakedStop[] {
  const turn = ((share % 1) + 1) % 1;
  const whole = cut(padded(stops), 0, 1);
  if (turn === 0) return whole;
  const moved = (list: readonly BakedStop[], by: number) =>
    list.map(({ color, position }) => ({ color, position: Number((position + by).toFixed(9)) }));
  return [...moved(cut(whole, turn, 1), -turn), ...moved(cut(whole, 0, turn), 1 - turn)];
}

/** The same with a stop at both ends of the length. */
export function padded(stops: readonly BakedStop[]): BakedStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  return [
    ...(first.position > 0 ? [{ color: first.color, position: 0 }] : []),
    ...stops,
    ...(last.position < 1 ? [{ color: last.color, position: 1 }] : []),
  ];
}

/** What lies between two places, with the colors that are there at the cuts; mixed in sRGB as the stops are. */
function cut(stops: readonly BakedStop[], low: number, high: number): BakedStop[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || (first.position >= low && last.position <= high)) return [...stops];
  const at = gradientAt(stops, { space: "srgb" });
  const inside = stops.filter(({ position }) => position >= low && position <= high);
  const begin = first.position < low && inside[0]?.position !== low ? [{ color: at(low), position: low }] : [];
  const isEndThere = inside.at(-1)?.position === high;
  // Up to the edge and not behind it, where another color may begin.
  const edge = stops.findLast(({ position }) => position < high);
  const behind = stops.find(({ position }) => position > high);
  const end =
    last.position > high && !isEndThere && edge && behind
      ? [{ color: gradientAt([edge, behind], { space: "srgb" })(high), position: high }]
      : [];
  return [...begin, ...inside, ...end];
}
