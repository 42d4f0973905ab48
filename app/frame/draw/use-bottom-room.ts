import { type RefCallback, useCallback } from "react";

/** What floats at the lower edge of every page keeps clear of a bar there by this variable. */
const ROOM = "--bottom-bar";

/** For a bar that sticks to the lower edge: while it is shown, its height is told to the page. */
export function useBottomRoom(): RefCallback<HTMLElement> {
  return useCallback((bar) => {
    const root = document.documentElement.style;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      // On phones only one of the two bars sticks.
      if (bar.offsetHeight > 0 && getComputedStyle(bar).position === "sticky")
        root.setProperty(ROOM, `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.removeProperty(ROOM);
    };
  }, []);
}
