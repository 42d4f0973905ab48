import type { Color } from "#color/color.ts";
import { type ChannelLocks, isLocked } from "#color/generate/request.ts";
import { CHANNELS, type State } from "./state.ts";

/** What screen readers announce when one state follows another. "" for what is not announced. */
export function describeChange(before: State, after: State, nameOf: (color: Color) => string): string {
  const { slots } = after;
  const names = slots.map(({ color }) => nameOf(color));
  if (before.slots.length !== slots.length) return `${slots.length} colors: ${names.join(", ")}`;
  const changed = slots.flatMap((slot, index) => (slot.color === before.slots[index]?.color ? [] : [index]));
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return `Color ${only + 1} is now ${names[only]}`;
  if (changed.length > 1) return names.join(", ");
  return slots
    .flatMap(({ locks }, index) =>
      locks === before.slots[index]?.locks ? [] : [`Color ${index + 1}, ${names[index]}, ${locksInWords(locks)}`],
    )
    .join(". ");
}

/** "locked", "unlocked" or "keeps hue and chroma". */
function locksInWords(locks: ChannelLocks): string {
  const held = CHANNELS.filter((channel) => locks[channel]);
  if (held.length === 0) return "unlocked";
  return isLocked(locks) ? "locked" : `keeps ${held.join(" and ")}`;
}
