/**
 * For a wide popover: on a phone it has no room at either side of its button, so it goes to the lower edge of the
 * window. Important, because the place under the button comes from an attribute, or from a style of the element.
 */
export const PHONE_SHEET =
  "max-sm:[position-area:none]! max-sm:top-auto! max-sm:right-2! max-sm:bottom-2! max-sm:left-2! max-sm:m-0! max-sm:w-auto! max-sm:max-w-none!";
