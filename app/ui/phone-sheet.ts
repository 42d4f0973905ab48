/**
 * For a wide popover: on phones there is no room on either side of its button, so it moves to the bottom of the
 * window. Uses `!important` because the place below the button is set by an attribute or an inline style.
 */
export const PHONE_SHEET =
  "max-sm:[position-area:none]! max-sm:top-auto! max-sm:right-2! max-sm:bottom-2! max-sm:left-2! max-sm:m-0! max-sm:w-auto! max-sm:max-w-none!";
