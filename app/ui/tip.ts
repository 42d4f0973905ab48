/** Spread on any element: `<button {...tip("Undo", "⌘Z")}>`. It repeats the name, it does not replace it; "" shows the label. */
export function tip(text: string, shortcut?: string) {
  return { "data-tip": text, "data-tip-keys": shortcut };
}
