import { useRef } from "react";
import { isTyping } from "#app/frame/shortcuts/focus-rules.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/**
 * Runs when a key that was pressed outside fields is released, or when its release can no longer be observed. `code` is
 * as in `KeyboardEvent`.
 */
export function useKeyRelease(code: string, run: () => void) {
  const isHeld = useRef(false);
  const release = () => {
    isHeld.current = false;
    run();
  };
  useWindowEvent("keydown", (event) => {
    if (event.code === code && !isTyping(event.target)) isHeld.current = true;
  });
  useWindowEvent("keyup", (event) => event.code === code && isHeld.current && release());
  useWindowEvent("blur", release);
}
