import { useEffect, useRef } from "react";

/**
 * Focuses the first field of a form that has just opened, but only with a mouse: on a touch screen the keyboard would cover
 * half of the dialog.
 */
export function useOpeningFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) element.current?.focus();
  }, []);
  return element;
}
