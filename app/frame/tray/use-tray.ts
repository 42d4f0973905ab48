import type { Color } from "#color/color.ts";
import { readColor } from "#color/text/address.ts";
import { tray } from "./tray-store.ts";

/** `texts` are the colors as written in URLs, for use as list keys. */
export function useTray() {
  const texts = tray.useValue();
  return { texts, colors: texts.map((text) => readColor(text) as Color) };
}
