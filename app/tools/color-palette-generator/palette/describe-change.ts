import type { Color } from "#color/color.ts";
import { isLocked, type Slot } from "#color/generate/request.ts";
import { CHANNELS, type State } from "./state.ts";

type NameOf = (color: Color) => string;

/** What screen readers announce when one state follows another. "" for what is not announced. */
export function describeChange(before: State, after: State, nameOf: NameOf): string {
  const { slots } = after;
  if (before.slots.length !== slots.length) return `${slots.length} colors: ${names(slots, nameOf)}`;
  const changed = slots.flatMap((slot, index) => (slot.color === before.slots[index]?.color ? [] : [index]));
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return `Color ${only + 1} is now ${nameAt(slots, only, nameOf)}`;
  if (changed.length > 1) return names(slots, nameOf);
  const locked = slots.flatMap((slot, index) => (slot.locks === before.slots[index]?.locks ? [] : [index]));
  return locked
    .map((index) => `Color ${index + 1}, ${nameAt(slots, index, nameOf)}, ${locksInWords(slots[index])}`)
    .join(". ");
}

function names(slots: readonly Slot[], nameOf: NameOf) {
  return slots.map((_, index) => nameAt(slots, index, nameOf)).join(", ");
}

function nameAt(slots: readonly Slot[], index: number, nameOf: NameOf) {
  const color = slots[index]?.color;
  return color ? nameOf(color) : "";
}

/** "locked", "unlocked" or "keeps hue and chroma". */
function locksInWords(slot: Slot | undefined): string {
  if (!slot) return "";
  const held = CHANNELS.filter((channel) => slot.locks[channel]);
  if (held.length === 0) return "unlocked";
  return isLocked(slot.locks) ? "locked" : `keeps ${held.join(" and ")}`;
}
