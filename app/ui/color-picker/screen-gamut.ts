import { useSyncExternalStore } from "react";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { isInGamut, mapToGamut } from "#color/gamut.ts";
import { hexOf, print } from "#color/text/print.ts";
import { canvasSpace } from "../canvas.ts";

export type ScreenGamut = "srgb" | "display-p3";

const WIDE_SCREEN = "(color-gamut: p3)";

/** The gamut to draw in: Display P3 if both the screen and canvases support it, else sRGB. */
export function useScreenGamut(): ScreenGamut {
  return useSyncExternalStore(subscribe, read, () => "srgb");
}

/** Prints a color as CSS, gamut-mapped to the screen's gamut. Alpha is dropped. */
export function cssOf(color: Color, gamut: ScreenGamut): string {
  if (gamut === "srgb" || isInGamut(color, "srgb")) return hexOf(toRgb24(color));
  return print({ ...mapToGamut(color, "display-p3"), alpha: 1 }, "p3", { precision: "short" });
}

/** Listens for changes, because a window can be moved to another screen. */
function subscribe(listener: () => void) {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function read(): ScreenGamut {
  return canvasSpace(matchMedia(WIDE_SCREEN).matches);
}
