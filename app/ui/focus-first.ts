/** For what has the focus in a dialog that opens, which looks for this attribute; React's own autoFocus doesn't write it. */
export function focusFirst(element: HTMLElement | null) {
  element?.setAttribute("autofocus", "");
}
