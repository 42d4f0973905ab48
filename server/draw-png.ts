import { renderAsync } from "@resvg/resvg-js";
import type { DrawPng } from "#contract/site.ts";
import { makePng } from "./png.ts";

/** One weight per font: see scripts/subset-fonts.mjs. */
const FONTS = [".generated/instrument-sans.ttf", ".generated/geist-mono.ttf"];
const OPTIONS = { font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: "Instrument Sans" } };
const MOST_DRAWN = 2;
const MOST_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Draws link images, two at a time on separate threads: about 20 ms each. Keeps the latest 16 MB; concurrent requests
 * for the same image draw it once.
 */
export function createDrawPng(): DrawPng {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const turns: (() => void)[] = [];
  let keptBytes = 0;
  let drawn = 0;

  const draw = async (svg: string) => {
    // Each finished drawing passes its turn to the first in the queue.
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
      kept.delete(svg); // moves it to the end: the oldest is evicted first
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
