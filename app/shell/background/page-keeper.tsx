import { useEffect, useEffectEvent, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { leaving } from "#app/frame/shortcuts/leaving.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { isNetworkError, setFailed, setKeeper } from "./page-failure.ts";

/** Undoes a navigation whose page could not be loaded: the open page stays, and a notification explains why. */
export function PageKeeper() {
  const here = useLocation();
  const { location: target } = useNavigation();
  const navigate = useNavigate();
  const left = useLeftAddress();
  const isLeaving = target !== undefined && target.pathname !== here.pathname;

  const keep = useEffectEvent((error: unknown, href = target && addressOf(target)) => {
    const notify = (onSelect?: () => void) =>
      showToast({
        type: "error",
        title: "The page could not be loaded",
        text: isNetworkError(error)
          ? "You're offline. Everything on this page is safe."
          : "The server has a problem right now. Everything on this page is safe.",
        action: onSelect && { label: "Try again", onSelect },
      });
    if (!target || href !== addressOf(target)) {
      if (!href || href === addressOf(here)) return "falls";
      notify(); // requested by a part of the open page
      return "goes on";
    }
    // Back and forward have already changed the address; a link hasn't.
    const isTraverse = createPath(window.location) === createPath(target);
    void navigate(isTraverse ? (left.current ?? createPath(here)) : createPath(window.location), {
      replace: !isTraverse,
      state: here.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
    notify(() => void (isTraverse ? navigate(-1) : navigate(createPath(target), { state: target.state })));
    return "stays";
  });
  useOnMount(() => {
    setKeeper((error, href) => keep(error, href));
    return () => {
      setKeeper(undefined);
      leaving.isNow = false;
    };
  });
  useOnChange(isLeaving, () => {
    leaving.isNow = isLeaving;
    if (isLeaving) setFailed(false);
  });
  return null;
}

/** Tools change their address without the router; only the browser has the one from before the back button. */
function useLeftAddress() {
  const left = useRef<string>(undefined);
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const onChange = (event: Event) => {
      const { from } = event as Event & { from?: { url: string | null } };
      if (from?.url) left.current = createPath(new URL(from.url));
    };
    navigation?.addEventListener("currententrychange", onChange);
    return () => navigation?.removeEventListener("currententrychange", onChange);
  }, []);
  return left;
}

function addressOf(target: { pathname: string; search: string }) {
  return new URL(target.pathname + target.search, window.location.origin).href;
}
