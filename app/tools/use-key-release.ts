import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Runs when a key is released, or can no longer be seen to be. `code` is that of `KeyboardEvent`. */
export function useKeyRelease(code: string, run: () => void) {
  useWindowEvent("keyup", (event) => event.code === code && run());
  useWindowEvent("blur", run);
}
