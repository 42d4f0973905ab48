import { renderAsync } from "@resvg/resvg-js";
import type { DrawPng } from "#contract/site.ts";
import { makePng } from "./png.ts";

/** One weight each: see scripts/subset-fonts.mjs. */
const FONTS = [".generated/instrument-sans.ttf", ".generated/geist-mono.ttf"];
const OPTIONS = { font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: "Instrument Sans" } };
const MOST_DRAWN = 2;
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Draws the pictures of links, two at a time on threads of their own: about 20 ms each. Keeps 16 MB of the last ones; the
 * same picture that is asked for while it is drawn is drawn once.
 */
export function createDrawPng(): DrawPng {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const turns: (() => void)[] = [];
  let keptBytes = 0;
  let drawn = 0;

  const draw = async (svg: string) => {
    // One that ends hands its turn to the first that waits.
    if (drawn >= MOST_DRAWN) await new Promise<void>((resolve) => turns.push(resolve));
    else drawn++;
    try {
      const { pixels, width, height } = await renderAsync(svg, OPTIONS);
      return keep(svg, await makePng(pixels, width, height));
    } finally {
      const next = turns.shift();
      if (next) next();
      else drawn--;
    }
  };
  const keep = (svg: string, png: Uint8Array<ArrayBuffer>) => {
    kept.set(svg, png);
    keptBytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= KEPT_BYTES) break;
      kept.delete(oldest);
      keptBytes -= length;
    }
    return png;
  };

  return async (svg) => {
    const known = kept.get(svg);
    if (known) {
      kept.delete(svg); // and to the end: the oldest goes first
      kept.set(svg, known);
      return known;
    }
    const begun = pending.get(svg);
    if (begun) return begun;
    if (turns.length >= MOST_WAITING) return null;
    const work = draw(svg).finally(() => pending.delete(svg));
    pending.set(svg, work);
    return work;
  };
}
