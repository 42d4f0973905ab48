import { readPageViews, writePageViews } from "./page-views.ts";
import { whenQuiet } from "./when-quiet.ts";

const NUDGE_VIEWS = 20;

/** Counts pages; from the 20th on it nudges in the next quiet moment, once a load, and begins again at 0. */
export function createViewCounter(nudge: () => void) {
  let hasNudged = false;
  /** One more page. Gives the function that calls a nudge off that has not come yet. */
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
