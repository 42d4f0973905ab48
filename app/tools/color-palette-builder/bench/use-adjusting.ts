import { type KeyboardEvent, useRef, useState } from "react";
import { printHex } from "#color/text/print.ts";
import { adjustCell, type Channel, limitEdits } from "../palette/changes.ts";
import { cellAt, isFixedAt, type Place } from "../palette/rows.ts";
import type { State } from "../palette/state.ts";
import type { Builder } from "./builder.ts";

export const CHANNELS: readonly Channel[] = ["l", "c", "h"];
export const CHANNEL_NAMES: Record<Channel, string> = { l: "Lightness", c: "Chroma", h: "Hue" };
export const CHANNEL_STEPS: Record<Channel, number> = { l: 0.01, c: 0.005, h: 2 };
export const CHANNEL_DECIMALS: Record<Channel, number> = { l: 3, c: 3, h: 1 };
export const CHANNEL_MAX: Record<Channel, number> = { l: 1, c: 0.5, h: 360 };
const LARGE_STEP = 5;
const SIGNS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/**
 * L, C or H held with an arrow key changes that channel of a cell. One press of the letter does without two held keys: then
 * the arrows change the channel until the letter or Escape is pressed.
 */
export function useAdjusting(state: State, { preview, commit, announce }: Builder) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const hold = useRef({ code: "", isUsed: false, isSecond: false });

  const stop = () => {
    commit();
    setChannel(null);
  };
  const press = (next: Channel, event: globalThis.KeyboardEvent) => {
    hold.current = { code: event.code, isUsed: false, isSecond: next === channel };
    setChannel(next);
  };
  /** Whether the key was for the channel. */
  const onKeyDown = (event: KeyboardEvent, place: Place): boolean => {
    if (channel === null || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") {
      stop();
      announce("Arrow keys move again");
      return true;
    }
    const sign = SIGNS[event.key];
    if (!sign) return false;
    hold.current.isUsed = true;
    if (isFixedAt(state, place)) {
      announce("This cell is pinned. Unpin it to change it.");
      return true;
    }
    const delta = sign * CHANNEL_STEPS[channel] * (event.shiftKey ? LARGE_STEP : 1);
    preview(adjustCell, place, channel, delta);
    const changed = limitEdits(state, adjustCell(state, place, channel, delta));
    const after = cellAt(changed, place.index, place.kind, place.step);
    if (after && changed !== state) announce(`${CHANNEL_NAMES[channel]}, ${printHex(after.color)}`);
    return true;
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (SIGNS[event.key]) commit();
    if (event.code !== hold.current.code) return;
    const { isUsed, isSecond } = hold.current;
    hold.current.code = "";
    if (isUsed || isSecond) stop();
    else if (channel) announce(`Arrow keys change ${CHANNEL_NAMES[channel].toLowerCase()}. Escape stops.`);
  };
  return { channel, press, onKeyDown, onKeyUp };
}
