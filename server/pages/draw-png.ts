import { renderAsync } from "@resvg/resvg-js";
import type { DrawPng } from "#contract/site.ts";
import { createRecentlyUsed } from "../recently-used.ts";
import { createTurns } from "../turns.ts";
import { makePng } from "./png.ts";

/** One weight per font: see scripts/subset-fonts.mjs. */
const FONTS = [".generated/instrument-sans.ttf", ".generated/geist-mono.ttf"];
const OPTIONS = { font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: "Instrument Sans" } };
const MAX_DRAWN = 2;
const MAX_WAITING = 40;
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Draws link images, two at a time on separate threads: about 20 ms each. Keeps the latest 16 MB; concurrent requests
 * for the same image draw it once.
 */
export function createDrawPng(): DrawPng {
  const kept = createRecentlyUsed<Uint8Array<ArrayBuffer>>(KEPT_BYTES, ({ length }) => length);
  const pending = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const inTurn = createTurns(MAX_DRAWN);

  const draw = async (svg: string) => {
    const { pixels, width, height } = await renderAsync(svg, OPTIONS);
    const png = await makePng(pixels, width, height);
    kept.set(svg, png);
    return png;
  };

  return async (svg) => {
    const known = kept.get(svg);
    if (known) return known;
    const begun = pending.get(svg);
    if (begun) return begun;
    if (pending.size >= MAX_DRAWN + MAX_WAITING) return null;
    const work = inTurn(() => draw(svg)).finally(() => pending.delete(svg));
    pending.set(svg, work);
    return work;
  };
}
