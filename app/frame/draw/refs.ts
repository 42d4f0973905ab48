/** The height of the bar at the lower edge of the page: what floats there keeps clear of it. */
const ROOM = "--bottom-bar";

/** For a bar that sticks to the lower edge: while it is shown, the page knows its height. */
export function reserveRoom(bar: HTMLElement | null) {
  if (!bar) return;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    // On phones only one of the bars sticks.
    if (bar.offsetHeight > 0 && getComputedStyle(bar).position === "sticky")
      root.setProperty(ROOM, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty(ROOM);
  };
}

/** For the current item of a strip: in the middle of it. Not scrollIntoView, which would also scroll the page. */
export function revealInStrip(item: HTMLElement | null) {
  const strip = item?.closest("ol");
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}

/** For a panel: it takes the focus, and gives it back in the end. */
export function borrowFocus(panel: HTMLElement | null) {
  const before = document.activeElement;
  panel?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
