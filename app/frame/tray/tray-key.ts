export const TRAY_KEY = "huesmith.tray";

/** Whether colors are kept, without reading them: every page asks. */
export function hasKeptColors() {
  try {
    // A list that is not empty.
    return localStorage.getItem(TRAY_KEY)?.includes('["');
  } catch {
    return false;
  }
}
