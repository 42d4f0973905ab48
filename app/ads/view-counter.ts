import { whenQuiet } from "./when-quiet.ts";

const NUDGE_VIEWS = 20;
/** 5 days. */
const MAX_AGE_S = 432_000;

/** Counts page views; from the 20th on, nudges at the next quiet moment, once per page load, and restarts at 0. */
export function createViewCounter(nudge: () => void) {
  let hasNudged = false;
  /** Returns the function that cancels a pending nudge. */
  return function countView(): () => void {
    const views = readPageViews() + 1;
    writePageViews(views);
    if (hasNudged || views < NUDGE_VIEWS) return () => {};
    return whenQuiet(() => {
      hasNudged = true;
      writePageViews(0);
      nudge();
    });
  };
}

/** Reads the cookie `pageViews`; 0 if missing or invalid. */
export function readPageViews(): number {
  const text = /(?:^|; )pageViews=(\d{1,9})(?:;|$)/.exec(document.cookie)?.[1];
  return Number(text ?? 0);
}

export function writePageViews(views: number) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `pageViews=${views}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}
