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
    const target = sessionStorage.getItem(PENDING_KEY);
    sessionStorage.removeItem(PENDING_KEY);
    if (target && target !== window.location.pathname + window.location.search)
      void navigate(target, { replace: true });
  }, [navigate]);
  useEffect(() => {
    if (location) sessionStorage.setItem(PENDING_KEY, location.pathname + location.search);
    return () => sessionStorage.removeItem(PENDING_KEY);
  }, [location]);
}
