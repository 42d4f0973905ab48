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
    const target = inStorage((storage) => storage.getItem(PENDING_KEY));
    forget();
    if (target && target !== window.location.pathname + window.location.search)
      void navigate(target, { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (location) inStorage((storage) => storage.setItem(PENDING_KEY, location.pathname + location.search));
    return forget;
  }, [location]);
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
