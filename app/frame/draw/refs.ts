/** Centers the current item in its strip. Not with scrollIntoView, which would also scroll the page. */
export function revealInStrip(item: HTMLElement | null) {
  const strip = item?.closest("ol");
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}

/** Moves the focus to a panel and returns it to the previous element when the panel is removed. */
export function borrowFocus(panel: HTMLElement | null) {
  const before = document.activeElement;
  panel?.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
