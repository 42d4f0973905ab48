import { useEffect, useRef } from "react";

/**
 * Focuses what a view begins with when the view opens, but only with a mouse: on a touch screen the keyboard would cover half
 * of it.
 */
export function useOpeningFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) element.current?.focus();
  }, []);
  return element;
}
