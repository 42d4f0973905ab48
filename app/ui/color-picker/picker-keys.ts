import type { KeyboardEvent } from "react";
import type { PickerChannel } from "./picker-spaces.ts";
import type { Picker } from "./use-picker.ts";

const LARGE_STEPS = 10;
const SMALL_STEPS = 0.1;

/** How many steps a key moves a slider, or to which end; `null` for other keys. */
export function keyMove({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number | "min" | "max" | null {
  if (ctrlKey || metaKey) return null;
  const steps = shiftKey ? LARGE_STEPS : altKey ? SMALL_STEPS : 1;
  if (key === "ArrowRight" || key === "ArrowUp") return steps;
  if (key === "ArrowLeft" || key === "ArrowDown") return -steps;
  if (key === "PageUp" || key === "PageDown") return key === "PageUp" ? LARGE_STEPS : -LARGE_STEPS;
  if (key === "Home") return "min";
  return key === "End" ? "max" : null;
}

/** On Escape, restores the color from before the gesture. Returns whether there was a gesture. */
export function cancelByKey(event: KeyboardEvent, picker: Picker): boolean {
  if (event.key !== "Escape" || !picker.cancel()) return false;
  event.preventDefault(); // keeps the surrounding dialog open
  event.stopPropagation();
  return true;
}

/** The value after a move. A color beyond the end of the slider stays there until it moves inward. */
export function movedValue(value: number, move: number | "min" | "max", channel: PickerChannel): number {
  if (typeof move === "string") return channel[move];
  const next = value + move * Math.max(channel.step, 10 ** -channel.decimals / Math.abs(move));
  return channel.isHue ? next : Math.min(Math.max(next, channel.min), Math.max(channel.max, value));
}
