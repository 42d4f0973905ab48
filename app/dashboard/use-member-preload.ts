import { useEffect } from "react";

/** Loads what is behind the gate while the session is checked; not for guests. */
export function useMemberPreload(part: { preload: () => unknown }) {
  useEffect(() => {
    if ("session" in document.documentElement.dataset) part.preload();
  }, [part]);
}
