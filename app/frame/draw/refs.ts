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
