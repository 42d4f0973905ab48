import { convert } from "../convert.ts";
import { DARK_END, type Demand, LIGHT_END } from "./scale-plans.ts";
import type { ScalePin } from "./scale-types.ts";

type Place = { readonly step: number; readonly l: number };

/** Wishes for lightness bent so that they go through the pinned colors, in the same proportions between them. */
export function bendAround(demands: readonly (readonly Demand[])[], pins: readonly ScalePin[]): Demand[][] {
  const wishes = demands.map(([demand]) => (demand && "wish" in demand ? demand.wish : 0));
  const last = wishes.length - 1;
  const inner = pins.map(({ step, color }) => ({ step, l: convert(color, "oklab").l })).sort((a, b) => a.step - b.step);
  const [first, final] = [inner[0], inner.at(-1)] as [Place, Place];
  const isLightFirst = (wishes[0] as number) > (wishes[last] as number);
  const places = [
    ...(first.step > 0 ? [{ step: 0, l: endLightness(first.l, isLightFirst) }] : []),
    ...inner,
    ...(final.step < last ? [{ step: last, l: endLightness(final.l, !isLightFirst) }] : []),
  ];
  return wishes.map((wish, step) => {
    const next = Math.max(
      places.findIndex((place) => place.step >= step),
      1,
    );
    const [from, to] = [places[next - 1], places[next]] as [Place, Place];
    const way = (wish - (wishes[from.step] as number)) / ((wishes[to.step] as number) - (wishes[from.step] as number));
    return [{ wish: from.l + (to.l - from.l) * way }];
  });
}

/** Where a scale ends: at the usual lightness, or halfway from the pinned color to white or black if that is farther. */
function endLightness(pinned: number, isLight: boolean): number {
  return isLight ? Math.max(LIGHT_END, (1 + pinned) / 2) : Math.min(DARK_END, pinned / 2);
}
