import type { Color } from "#color/color.ts";
import { type ChannelLocks, isLocked } from "#color/generate/request.ts";
import { CHANNELS, type State } from "./state.ts";

/** What screen readers announce when the state changes; "" if nothing. */
export function describeChange(before: State, after: State, nameOf: (color: Color) => string): string {
  const { slots } = after;
  const names = slots.map(({ color }) => nameOf(color));
  if (before.slots.length !== slots.length) return `${slots.length} colors: ${names.join(", ")}`;
  const changed = slots.flatMap((slot, index) => (slot.color === before.slots[index]?.color ? [] : [index]));
  const [only] = changed;
  const moved = findMove(before.slots, slots);
  if (moved) return `${names[moved.to]}, moved to ${moved.to + 1} of ${slots.length}`;
  if (changed.length === 1 && only !== undefined) return `Color ${only + 1} is now ${names[only]}`;
  if (changed.length > 1) return names.join(", ");
  return slots
    .flatMap(({ locks }, index) =>
      locks === before.slots[index]?.locks ? [] : [`Color ${index + 1}, ${names[index]}, ${locksInWords(locks)}`],
    )
    .join(". ");
}

/** The new place of a single moved slot if all others kept their order; for a swap, the one that moved right. */
function findMove(before: State["slots"], after: State["slots"]) {
  const first = after.findIndex((slot, index) => slot !== before[index]);
  const last = after.findLastIndex((slot, index) => slot !== before[index]);
  if (first < 0 || first === last) return null;
  const isShifted = (by: number, from: number, to: number) =>
    after.slice(from, to).every((slot, index) => slot === before[from + index + by]);
  if (after[last] === before[first] && isShifted(1, first, last)) return { to: last };
  if (after[first] === before[last] && isShifted(-1, first + 1, last + 1)) return { to: first };
  return null;
}

/** "locked", "unlocked" or "keeps hue and chroma". */
function locksInWords(locks: ChannelLocks): string {
  const held = CHANNELS.filter((channel) => locks[channel]);
  if (held.length === 0) return "unlocked";
  return isLocked(locks) ? "locked" : `keeps ${held.join(" and ")}`;
}
