import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";

const PENDING_KEY = "pending-navigation";

/**
 * After a deploy the router reloads the current page when a route's old chunk is gone, and the click is
 * lost. This remembers where it was going, and finishes the journey after that reload.
 */
export function useFinishedNavigation() {
  const { location } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    const [from, target] = inStorage((storage) => storage.getItem(PENDING_KEY))?.split("\n") ?? [];
    forget();
    // Whoever left by another way meanwhile, such as the address bar, does not want to go there any more.
    if (target && isReload() && from === hrefOf(window.location)) void navigate(target, { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (!location) return;
    inStorage((storage) => storage.setItem(PENDING_KEY, `${hrefOf(window.location)}\n${hrefOf(location)}`));
    return forget;
  }, [location]);
}

function hrefOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search;
}

function isReload() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}

function forget() {
  inStorage((storage) => storage.removeItem(PENDING_KEY));
}

/** Browsers may block the storage, and then throw at every touch: nothing is remembered there. */
function inStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
