/** Spread on any element: `<button {...tip("Undo", "⌘Z")}>`. Does not replace the name; "" shows the aria-label. */
export function tip(text: string, shortcut?: string) {
  return { "data-tip": text, "data-tip-keys": shortcut };
}
