type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** False for clicks that open another tab or a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
