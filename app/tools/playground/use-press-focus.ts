import { useWindowEvent } from "#app/ui/use-window-event.ts";

const PRESSED = ":is([data-bench], nav[aria-label='Page']) :is(button, a[href])";

/** After a press of a button the bench has the focus, so that Space is another palette. Keys keep it where it is. */
export function usePressFocus() {
  useWindowEvent("click", (event) => {
    if (event.detail === 0) return;
    // By its path: an icon that the press has changed is no longer in the page.
    const pressed = event.composedPath().find((one) => one instanceof Element && one.matches(PRESSED)) as
      | Element
      | undefined;
    if (!pressed || pressed.closest("[popover], dialog")) return;
    if (document.activeElement === pressed) focusBench();
  });
}

export function focusBench() {
  document.querySelector<HTMLElement>("[data-bench]")?.focus({ preventScroll: true });
}
