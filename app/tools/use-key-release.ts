import { useRef } from "react";
import { isTyping } from "#app/frame/shortcuts/focus-rules.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/**
 * Runs when a key is released, unless it was pressed in a field, or when its release can no longer be observed. `code`
 * is as in `KeyboardEvent`.
 */
export function useKeyRelease(code: string, run: () => void) {
  const isOfField = useRef(false);
  useWindowEvent("keydown", (event) => {
    if (event.code === code) isOfField.current = isTyping(event.target);
  });
  useWindowEvent("keyup", (event) => {
    if (event.code !== code) return;
    if (!isOfField.current) run();
    isOfField.current = false;
  });
  useWindowEvent("blur", run);
}
