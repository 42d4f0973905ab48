import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { hasNewVersion } from "#app/frame/new-version.ts";
import { openDocument } from "#app/frame/open-document.ts";
import { showToast } from "#app/ui/toast-store.ts";

const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** How often it is looked whether an hour is over: timers stand still while the computer sleeps. */
const LOOK_INTERVAL_MS = 60 * 1000;

/**
 * Notices a new version of the site and loads the next page that somebody goes to as a document. The page that is open
 * stays as it is, its address may go on changing, and nobody is told unless a part of it is gone.
 */
export function VersionWatch() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const isOld = useRef(false);
  const shownPath = useRef(here.pathname);
  useEffect(
    () =>
      watchVersion(() => {
        isOld.current = true;
      }),
    [],
  );
  useEffect(() => {
    const target = next ?? here;
    if (target.pathname === shownPath.current) return;
    if (isOld.current) openDocument(target);
    // Once asked for, the document is not asked for again when the router arrives there first.
    if (isOld.current || !next) shownPath.current = target.pathname;
  }, [next, here]);
  return null;
}

/** Asks once an hour while the page is seen, and when it is seen again after longer. Gives the function that ends it. */
function watchVersion(onNew: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  let askedAt = Date.now();
  const check = async () => {
    askedAt = Date.now();
    // Without a connection there is nothing to tell; it is asked again in an hour.
    const isNew = await hasNewVersion().catch(() => false);
    if (isNew && !signal.aborted) onNew();
    return isNew;
  };
  const checkWhenDue = () => {
    if (document.visibilityState === "visible" && Date.now() - askedAt >= CHECK_INTERVAL_MS) void check();
  };
  const timer = setInterval(checkWhenDue, LOOK_INTERVAL_MS);
  document.addEventListener("visibilitychange", checkWhenDue, { signal });
  // Sent by Vite when code that comes late does not come.
  window.addEventListener("vite:preloadError", async () => (await check()) && offerReload(), { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}

function offerReload() {
  showToast({
    type: "info",
    title: "Huesmith was updated",
    text: "A part of this page is no longer there. Reload it to go on.",
    action: { label: "Reload", onSelect: () => window.location.reload() },
  });
}
