/** On phones the whole screen, like a page; from there on a sheet of 960 px. */
const PHONE =
  "max-sm:m-0! max-sm:h-dvh! max-sm:max-h-none! max-sm:w-full! max-sm:max-w-none! max-sm:rounded-none! max-sm:border-0!";

/** A `ref` for anything inside a Dialog: makes that dialog wide, and on phones full screen. */
export function widenDialog(inside: HTMLElement | null) {
  const dialog = inside?.closest("dialog");
  dialog?.classList.add(...PHONE.split(" "));
  dialog?.style.setProperty("max-width", "960px");
}
