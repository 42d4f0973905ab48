import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { useBrowserFact } from "./browser-fact.ts";

/** Chromium only; https://wicg.github.io/eyedropper-api/ */
type EyeDropperWindow = { EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> } };

export function useEyeDropper(): boolean {
  return useBrowserFact(hasEyeDropper, false);
}

export function hasEyeDropper(): boolean {
  return "EyeDropper" in window;
}

/** Resolves to the color that the user picks; null after Escape and in browsers without support. */
export async function pickFromScreen(): Promise<Color | null> {
  const { EyeDropper } = window as EyeDropperWindow;
  const picked = EyeDropper && (await new EyeDropper().open().catch(() => null));
  return picked ? fromRgb24(Number.parseInt(picked.sRGBHex.slice(1), 16)) : null;
}
