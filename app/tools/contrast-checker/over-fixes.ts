import type { Color, Rgb24 } from "#color/color.ts";
import { layOver, type Sheet, sheetOf } from "./lay-over.ts";
import { type Found, nearestLightness } from "./nearest-lightness.ts";
import { ratioOver } from "./worst-point.ts";

const MINIMUM = 4.5;

/** A layer of black or white, of `percent` opacity. */
export function layerOf(text: Color, percent: number): Sheet {
  return { rgb24: layerColor(text), alpha: percent / 100 };
}

/** Black behind light text and white behind dark text: the one on which it reads better. */
export function layerColor(text: Color): Rgb24 {
  const front: Sheet = { ...sheetOf(text), alpha: 1 };
  return ratioOver(front, 0x000000) >= ratioOver(front, 0xffffff) ? 0x000000 : 0xffffff;
}

/** The thinnest layer, in whole percent, with which the text reaches 4.5:1 over every color; null where none does. */
export function thinnestLayer(text: Color, behind: readonly Rgb24[]): number | null {
  const front = sheetOf(text);
  for (let percent = 0; percent <= 100; percent++) {
    const layer = layerOf(text, percent);
    if (behind.every((color) => ratioOver(front, layOver(layer, color)) >= MINIMUM)) return percent;
  }
  return null;
}

/** The nearest text that reaches 4.5:1 over every color, the layer on it, if need be a solid one; null where none does. */
export function textForAll(text: Color, behind: readonly Rgb24[], layer: Sheet): Found | null {
  const seen = behind.map((color) => layOver(layer, color));
  const passes = (candidate: Color) => {
    const front = sheetOf(candidate);
    return seen.every((color) => ratioOver(front, color) >= MINIMUM);
  };
  return nearestLightness(text, passes);
}
