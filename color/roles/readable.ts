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

/** The lowest WCAG ratio of a color on any of the grounds. */
export function worstContrast(rgb: Rgb24, grounds: readonly Actor[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(rgb, ground.rgb)));
}

/**
 * The color itself if it has the WCAG ratio on all grounds, else the nearest fix for one of them that has it on all,
 * else black or white, whichever is better. If the grounds are too different, it may fail on some of them.
 */
export function makeReadable(actor: Actor, grounds: readonly Actor[], ratio: number): Actor {
  if (worstContrast(actor.rgb, grounds) >= ratio) return actor;
  const fixes = grounds
    .map((ground) => fixContrast(actor.rgb, ground.rgb, { wcag: ratio }))
    .filter((fix) => fix.color !== null)
    .filter(({ color }) => worstContrast(color, grounds) >= ratio)
    .sort((a, b) => a.difference - b.difference);
  const [nearest] = fixes;
  return nearest ? act(fromRgb24(nearest.color)) : blackOrWhite(grounds);
}

/** The actor with the best readability on all grounds; undefined without actors. */
export function mostReadable(actors: readonly Actor[], grounds: readonly Actor[]): Actor | undefined {
  return actors.reduce<Actor | undefined>((best, one) => {
    return !best || worstContrast(one.rgb, grounds) > worstContrast(best.rgb, grounds) ? one : best;
  }, undefined);
}

export function blackOrWhite(grounds: readonly Actor[]): Actor {
  return mostReadable([act(fromRgb24(0x000000)), act(fromRgb24(0xffffff))], grounds) as Actor;
}
