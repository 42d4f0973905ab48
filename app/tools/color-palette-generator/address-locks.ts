import type { Notify } from "#app/tools/fields.ts";
import { unreadable } from "#app/tools/notices.ts";
import { type ChannelLocks, isLocked, LOCKED, type Slot } from "#color/generate/request.ts";
import { CHANNELS } from "./state.ts";

/** "02" holds the first and the third color; "1h" only the hue of the second, "1hl" its hue and lightness. */
const PLACE = /([0-9ab])([hcl]{0,3})/g;

export function writeLocks(slots: readonly Slot[]): string {
  return slots.map(({ locks }, index) => writeLock(locks, index)).join("");
}

export function readLocks(text: string | null, slots: readonly Slot[], notify: Notify): readonly Slot[] {
  if (!text) return slots;
  const locks = new Map(
    [...text.matchAll(PLACE)].map(([, place, channels]) => [Number.parseInt(place ?? "", 36), channels ?? ""]),
  );
  const isRead = text.replace(PLACE, "") === "" && [...locks.keys()].every((place) => place < slots.length);
  if (!isRead) notify(unreadable("locks", text));
  return slots.map((slot, index) => {
    const channels = locks.get(index);
    return channels === undefined ? slot : { ...slot, locks: readChannels(channels) };
  });
}

function writeLock(locks: ChannelLocks, index: number) {
  const channels = CHANNELS.filter((channel) => locks[channel]).map((channel) => channel[0]);
  if (channels.length === 0) return "";
  return index.toString(36) + (isLocked(locks) ? "" : channels.join(""));
}

function readChannels(text: string): ChannelLocks {
  if (text === "") return LOCKED;
  return { hue: text.includes("h"), chroma: text.includes("c"), lightness: text.includes("l") };
}
