import { useEffect, useRef } from "react";

/**
 * The first field of a form that has just come gets the focus where somebody can type at once; on a touch screen a keyboard
 * would cover the half of the dialog.
 */
export function useOpeningFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) element.current?.focus();
  }, []);
  return element;
}
