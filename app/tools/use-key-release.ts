import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Runs when a key is released, or when its release can no longer be observed. `code` is as in `KeyboardEvent`. */
export function useKeyRelease(code: string, run: () => void) {
  useWindowEvent("keyup", (event) => event.code === code && run());
  useWindowEvent("blur", run);
}
