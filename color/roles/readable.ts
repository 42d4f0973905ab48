import { maxChroma } from "../chroma.ts";
import type { Color, Hue, Rgb24 } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { fixContrast } from "../contrast/contrast-fix.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";

/** A color with its 8-bit value and its index in the palette; null if it was made. */
export type Actor = { readonly color: Color; readonly rgb: Rgb24; readonly index: number | null };

export function act(color: Color, index: number | null = null): Actor {
  return { color, rgb: toRgb24(color), index };
}

/** An opaque 8-bit color from OKLCH; its chroma is reduced where sRGB ends. */
export function actorOf(l: number, c: number, h: Hue): Actor {
  return act(fromRgb24(toRgb24({ space: "oklch", alpha: 1, l, c: Math.min(c, maxChroma(l, h, "srgb")), h })));
}

/** The lowest WCAG ratio of a color on any of the backgrounds. */
export function worstContrast(rgb: Rgb24, backgrounds: readonly Actor[]): number {
  return Math.min(...backgrounds.map((background) => wcagContrast(rgb, background.rgb)));
}

/**
 * The color itself if it has the WCAG ratio on all backgrounds, else the nearest fix for one of them that has it on
 * all, else black or white, whichever is better. If the backgrounds are too different, it may fail on some of them.
 */
export function makeReadable(actor: Actor, backgrounds: readonly Actor[], ratio: number): Actor {
  if (worstContrast(actor.rgb, backgrounds) >= ratio) return actor;
  const fixes = backgrounds
    .map((background) => fixContrast(actor.rgb, background.rgb, { wcag: ratio }))
    .filter((fix) => fix.color !== null)
    .filter(({ color }) => worstContrast(color, backgrounds) >= ratio)
    .sort((a, b) => a.difference - b.difference);
  const [nearest] = fixes;
  return nearest ? act(fromRgb24(nearest.color)) : blackOrWhite(backgrounds);
}

/** The actor with the best readability on all backgrounds; undefined without actors. */
export function mostReadable(actors: readonly Actor[], backgrounds: readonly Actor[]): Actor | undefined {
  return actors.reduce<Actor | undefined>((best, one) => {
    return !best || worstContrast(one.rgb, backgrounds) > worstContrast(best.rgb, backgrounds) ? one : best;
  }, undefined);
}

export function blackOrWhite(backgrounds: readonly Actor[]): Actor {
  return mostReadable([act(fromRgb24(0x000000)), act(fromRgb24(0xffffff))], backgrounds) as Actor;
}
