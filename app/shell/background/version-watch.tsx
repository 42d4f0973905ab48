import { useRef } from "react";
import { useLocation } from "react-router";
import { openDocument } from "#app/frame/open-document.ts";
import { hasNewVersion } from "#app/late/new-version.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** How often to check whether an hour has passed: timers stop while the computer sleeps. */
const LOOK_INTERVAL_MS = 60 * 1000;

/**
 * Detects a new version of the site and then loads the next page as a document. Checks once an hour while the page is
 * visible, or when it becomes visible after longer. The open page stays as it is, its address may keep changing, and
 * the person is notified only when a part of it is gone. Usually the server's response to the data request has led to a
 * document before the router navigates; this is for pages without data.
 */
export function VersionWatch() {
  const here = useLocation();
  const isOld = useRef(false);
  const askedAt = useRef(0);
  const check = async () => {
    askedAt.current = Date.now();
    // Without a connection there is nothing to report; the next check is in an hour.
    const isNew = await hasNewVersion().catch(() => false);
    isOld.current ||= isNew;
    return isNew;
  };
  const checkWhenDue = () => {
    if (document.visibilityState === "visible" && Date.now() - askedAt.current >= CHECK_INTERVAL_MS) void check();
  };
  useOnMount(() => {
    askedAt.current = Date.now();
    const timer = setInterval(checkWhenDue, LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  });
  useWindowEvent("visibilitychange", checkWhenDue);
  // Vite sends this when a late chunk fails to load.
  useWindowEvent("vite:preloadError", async () => (await check()) && offerReload());
  useOnChange(here.pathname, () => {
    if (isOld.current) openDocument(here);
  });
  return null;
}

function offerReload() {
  showToast({
    type: "info",
    title: "Huesmith was updated",
    text: "Part of this page is out of date. Reload to continue.",
    action: { label: "Reload", onSelect: () => window.location.reload() },
  });
}
