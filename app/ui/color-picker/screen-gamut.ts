import { useSyncExternalStore } from "react";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { isInGamut, mapToGamut } from "#color/gamut.ts";
import { hexOf, print } from "#color/text/print.ts";
import { canvasSpace } from "../canvas.ts";

export type ScreenGamut = "srgb" | "display-p3";

const WIDE_SCREEN = "(color-gamut: p3)";

/** What the screen shows of a color: Display P3 where the screen has it and the canvas can be painted in it. */
export function useScreenGamut(): ScreenGamut {
  return useSyncExternalStore(subscribe, read, () => "srgb");
}

/** A color as CSS, gamut-mapped to what the screen shows. Alpha is left out. */
export function cssOf(color: Color, gamut: ScreenGamut): string {
  if (gamut === "srgb" || isInGamut(color, "srgb")) return hexOf(toRgb24(color));
  return print({ ...mapToGamut(color, "display-p3"), alpha: 1 }, "p3", { precision: "short" });
}

/** A window may be moved to another screen. */
function subscribe(listener: () => void) {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function read(): ScreenGamut {
  return canvasSpace(matchMedia(WIDE_SCREEN).matches);
}
