const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** False for text pasted into a field, and while a dialog is open. */
export function isPastedIntoPage({ target, defaultPrevented }: ClipboardEvent): boolean {
  return !defaultPrevented && !isDialogOpen() && !(target instanceof Element && target.closest(FIELDS));
}

export function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
