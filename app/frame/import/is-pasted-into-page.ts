const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** False for text pasted into a field, and while a dialog is open. Every page loads it, but not `isDialogOpen`. */
export function isPastedIntoPage({ target, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || document.querySelector("dialog:modal")) return false;
  return !(target instanceof Element && target.closest(FIELDS));
}
