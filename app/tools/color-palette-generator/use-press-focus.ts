import { type MouseEvent, useCallback, useRef } from "react";

/**
 * After a press of a button inside, the element around has the focus and not the button, so that Space draws the next palette
 * instead of pressing it again. The same once a box is closed that a press has opened. Keys keep the focus where it is.
 */
export function usePressFocus() {
  const isPressOpen = useRef(false);
  const onClick = ({ detail, target, currentTarget }: MouseEvent<HTMLElement>) => {
    const button = (target as Element).closest("button");
    if (!button || button.closest("[popover]")) return;
    if (button.hasAttribute("popovertarget")) isPressOpen.current = detail > 0;
    else if (detail > 0 && document.activeElement === button) currentTarget.focus({ preventScroll: true });
  };
  const ref = useCallback((around: HTMLElement | null) => {
    if (!around) return;
    const onToggle = ({ newState }: ToggleEvent) => {
      const { activeElement } = document;
      if (newState !== "closed" || !isPressOpen.current || !around.contains(activeElement)) return;
      if (activeElement?.hasAttribute("popovertarget")) around.focus({ preventScroll: true });
    };
    // It does not bubble, so it is caught on its way down.
    around.addEventListener("toggle", onToggle, { capture: true });
    return () => around.removeEventListener("toggle", onToggle, { capture: true });
  }, []);
  return { ref, onClick };
}
