import { isTyping } from "#app/frame/shortcuts/focus-rules.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/**
 * Runs when a key is released outside fields, or when its release can no longer be observed. `code` is as in
 * `KeyboardEvent`.
 */
export function useKeyRelease(code: string, run: () => void) {
  useWindowEvent("keyup", (event) => event.code === code && !isTyping(event.target) && run());
  useWindowEvent("blur", run);
}
