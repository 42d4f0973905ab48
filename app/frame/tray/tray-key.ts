export const TRAY_KEY = "huesmith.tray";

/** Whether any colors are kept. Does not parse them, because every page calls this. */
export function hasKeptColors() {
  try {
    // True for a non-empty list.
    return localStorage.getItem(TRAY_KEY)?.includes('["');
  } catch {
    return false;
  }
}
