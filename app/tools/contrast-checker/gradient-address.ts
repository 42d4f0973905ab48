import { colors } from "#app/tools/color-fields.ts";
import { angle, type Field, field, group, mapped, word } from "#app/tools/fields.ts";
import { unreadable } from "#app/tools/notices.ts";
import type { Color } from "#color/color.ts";
import { readGradientText } from "./gradient-text.ts";
import { inOrder } from "./limits.ts";
import { GRADIENT_SPACES, type Gradient, initial, MAX_STOPS } from "./state.ts";

type Parts = Omit<Gradient, "stops"> & { readonly colors: readonly Color[]; readonly positions: readonly number[] };

const { stops, space } = initial.gradient;
const usualColors = stops.map(({ color }) => color);

/** `g` holds the colors, `gp` the positions where they are not even, `ga` the angle, `gs` the space. */
const inParts: Field<Gradient> = mapped(
  group<Parts>({
    colors: colors("g", usualColors, { min: 2, max: MAX_STOPS }),
    positions: ({ colors: { length } }) =>
      field<readonly number[]>("gp", evenPositions(length), {
        read: (text) => readPositions(text, length),
        write: (positions) => positions.join("-"),
        notice: (text) => unreadable("positions", text, "even ones"),
      }),
    angle: angle("ga", initial.gradient.angle),
    space: word("gs", space, GRADIENT_SPACES, { what: "color space" }),
  }),
  ({ colors, positions, ...rest }): Gradient => ({
    ...rest,
    stops: inOrder(colors.map((color, index) => ({ color, position: positions[index] as number }))),
  }),
  ({ stops, ...rest }) => ({
    ...rest,
    colors: stops.map(({ color }) => color),
    positions: stops.map(({ position }) => position),
  }),
);

/** Text that a form sent (`gradient`) counts before the parts of an address. */
export const gradient: Field<Gradient> = {
  ...inParts,
  read: (query, notify) => {
    const text = query.get("gradient");
    const typed = text ? readGradientText(text) : null;
    if (typed && typeof typed !== "string") return typed;
    const given = inParts.read(query, notify);
    if (typed !== null) notify(typed);
    return given;
  },
};

export function evenPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((100 * index) / Math.max(count - 1, 1)));
}

function readPositions(text: string, count: number): number[] | undefined {
  const positions = text.split("-").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return positions.length === count && positions.every((position) => position <= 100) ? positions : undefined;
}
