/** Ref for a dialog's initial focus: dialogs look for this attribute, which React's autoFocus doesn't write. */
export function focusFirst(element: HTMLElement | null) {
  element?.setAttribute("autofocus", "");
}
