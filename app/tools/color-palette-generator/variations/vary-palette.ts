import type { Variation } from "#app/frame/variations/families.ts";
import { reduceChroma } from "#color/chroma.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import type { ChannelLocks } from "#color/generate/request.ts";
import { varyColors } from "#color/variations.ts";
import { setColor } from "../palette/changes.ts";
import { colorsOf, type State } from "../palette/state.ts";

/** Varies the palette in 8-bit colors. Locks still hold: a whole color, or single channels of it. */
export function varyPalette(state: State, { kind, amount }: Variation): State {
  const varied = varyColors(colorsOf(state), kind, amount);
  return state.slots.reduce((next, { color, locks }, index) => {
    const moved = varied[index];
    return moved && moved !== color ? setColor(next, index, hold(color, moved, locks)) : next;
  }, state);
}

function hold(before: Color, after: Color, { hue, chroma, lightness }: ChannelLocks): Color {
  if (hue && chroma && lightness) return before;
  const [old, moved] = [convert(before, "oklch"), convert(after, "oklch")];
  const held = {
    ...moved,
    l: lightness ? old.l : moved.l,
    c: chroma ? old.c : moved.c,
    h: hue ? old.h : moved.h,
  };
  return fromRgb24(toRgb24(reduceChroma(held, "srgb")));
}
