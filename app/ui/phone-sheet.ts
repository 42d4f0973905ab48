/**
 * For a wide popover: on phones there is no room on either side of its button, so it moves to the bottom of the
 * window. Uses `!important` because the place below the button is set by an attribute or an inline style.
 */
export const PHONE_SHEET =
  "max-sm:[position-area:none]! max-sm:top-auto! max-sm:right-2! max-sm:bottom-2! max-sm:left-2! max-sm:m-0! max-sm:w-auto! max-sm:max-w-none!";

const GAP_PX = 20;

/** A ref for the content of a sheet: on phones, the page scrolls until the button that opened it is above the sheet. */
export function scrollAboveSheet(content: HTMLElement | null) {
  const sheet = content?.closest("[popover]");
  if (!sheet || !matchMedia("(width < 36rem)").matches) return;
  const button = document.querySelector(`[popovertarget="${sheet.id}"]`);
  // The sheet is laid out once it is open.
  requestAnimationFrame(() => {
    const covered = (button?.getBoundingClientRect().bottom ?? 0) + GAP_PX - sheet.getBoundingClientRect().top;
    if (covered > 0) window.scrollBy(0, covered);
  });
}
