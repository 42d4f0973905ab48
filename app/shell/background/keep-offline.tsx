import { useLocation } from "react-router";
import { buildId } from "#app/frame/new-version.ts";
import { whenIdle } from "#app/late/when-idle.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { isCostly } from "./connection.ts";

/** A page that a person leaves sooner is not worth keeping, and they may be waiting for the next one. */
const STAY_MS = 2000;

/**
 * Has the service worker keep the site for when there is no connection, once the page has loaded and has nothing else to do:
 * docs/decisions/0032-offline.md.
 */
export function KeepOffline() {
  const { pathname } = useLocation();
  const timer = useTimer();
  const askSoon = () => timer.start(() => whenIdle(askToKeep), STAY_MS);
  useOnMount(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // The first worker takes this page over, and so does the one of the next build.
    serviceWorker.addEventListener("controllerchange", askSoon);
    const stop = whenLoaded(() => {
      askSoon();
      register();
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

function register() {
  // Browsers refuse it in private windows and where a person blocks storage: the site then works as without.
  if (!isCostly()) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}

function askToKeep() {
  if (isCostly()) return;
  const message = { build: buildId(), path: location.pathname };
  // Not by `controller`: a page that was on its way when the first worker took over has none.
  void navigator.serviceWorker?.ready.then(({ active, installing, waiting }) => {
    // Chromium would start the old worker again for it, and the next one could not take over. That one is asked once it has.
    if (!installing && !waiting) active?.postMessage(message);
  });
}
