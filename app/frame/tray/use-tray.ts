import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { moveItem } from "../reorder/geometry.ts";
import { keepColors } from "./keep-colors.ts";
import { tray } from "./tray-store.ts";

const read = new Map<string, Color>();

export function useTray() {
  const texts = tray.useValue();
  const colors = texts.map(colorOf);
  return {
    colors,
    /** The colors as written in URLs, for use as list keys. */
    texts,
    /** Adds colors and shows a notification with undo. */
    add: keepColors,
    move: (from: number, to: number) => tray.set((old) => moveItem(old, from, to)),
    has: (color: Color) => texts.includes(writeColor(color)),
  };
}

/** Returns the same object for the same text, so that lists can compare. */
function colorOf(text: string): Color {
  const color = read.get(text) ?? (readColor(text) as Color);
  read.set(text, color);
  return color;
}
