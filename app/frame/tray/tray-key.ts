import { withStorage } from "#app/ui/with-storage.ts";

export const TRAY_KEY = "huesmith.tray";

/** Whether any colors are kept. Does not parse them, because every page calls this. */
export function hasKeptColors() {
  // True for a non-empty list.
  return withStorage(() => localStorage.getItem(TRAY_KEY)?.includes('["'));
}
