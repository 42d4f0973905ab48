import { useLocation } from "react-router";
import { buildId } from "#app/late/new-version.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { isCostly } from "./connection.ts";

/** A page left sooner isn't worth storing, and the person may be waiting for the next one. */
const STAY_MS = 2000;

/**
 * Makes the service worker store the site for offline use once the page has loaded and is idle:
 * docs/decisions/0032-offline.md.
 */
export function KeepOffline() {
  const { pathname } = useLocation();
  const timer = useTimer();
  const askSoon = () => timer.start(() => whenIdle(askToKeep), STAY_MS);
  useOnMount(() => {
    const { serviceWorker } = navigator;
    // Undefined on pages without https, and where an extension hides it.
    if (!import.meta.env.PROD || !serviceWorker) return;
    // The first worker takes control of this page, as does that of the next build.
    serviceWorker.addEventListener("controllerchange", askSoon);
    const stop = whenLoaded(() => {
      askSoon();
      // Browsers refuse it in private windows and if storage is blocked; the site then works without it.
      if (!isCostly()) serviceWorker.register("/service-worker.js").catch(() => {});
    });
    return () => {
      serviceWorker.removeEventListener("controllerchange", askSoon);
      stop();
    };
  });
  useOnChange(pathname, askSoon);
  return null;
}

/** Returns the function that cancels it. */
function whenLoaded(run: () => void): () => void {
  if (document.readyState === "complete") return whenIdle(run);
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("load", () => signal.addEventListener("abort", whenIdle(run)), { signal });
  return () => listening.abort();
}

function askToKeep() {
  if (isCostly()) return;
  const message = { build: buildId(), path: location.pathname };
  // Not `controller`: a page that was loading when the first worker took over has none.
  void navigator.serviceWorker?.ready.then(({ active, installing, waiting }) => {
    // This would restart the old worker in Chromium and keep the new one from taking over. The new one is asked once it
    // has.
    if (!installing && !waiting) active?.postMessage(message);
  });
}
