import { useEffect } from "react";

/** What stands behind the gate comes while the session is being looked at; for guests it does not come. */
export function useMemberPreload(part: { preload: () => void }) {
  useEffect(() => {
    if ("session" in document.documentElement.dataset) part.preload();
  }, [part]);
}
