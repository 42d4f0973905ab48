import { useEffect } from "react";
import { matchRoutes } from "react-router";
import { readRouterGlobals } from "#app/frame/router-globals.ts";
import { createPreloadQueue } from "./preload-queue.ts";

/** Who only crosses a link with the pointer does not want to go there. */
const DWELL_MS = 80;

const preload = createPreloadQueue(preloadRoute);

/** Fetches the code of a page when somebody points at a link to it, so that only its data is missing when they press. */
export function RoutePreloads() {
  useEffect(() => {
    const listening = new AbortController();
    let dwelling: number | undefined;
    const onNear = (event: Event) => {
      clearTimeout(dwelling);
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !leadsToPage(link)) return;
      const run = () => preloadPage(link.pathname);
      if (event.type === "pointerdown") run();
      else dwelling = window.setTimeout(run, DWELL_MS);
    };
    for (const type of ["pointerover", "focusin", "pointerdown"]) {
      document.addEventListener(type, onNear, { passive: true, signal: listening.signal });
    }
    return () => {
      clearTimeout(dwelling);
      listening.abort();
    };
  }, []);
  return null;
}

/** By the router, to another page of this site. */
function leadsToPage({ origin, pathname, target, download }: HTMLAnchorElement) {
  return origin === location.origin && pathname !== location.pathname && !target && !download && !isSavingData();
}

function isSavingData() {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function preloadPage(path: string) {
  const matches = matchRoutes(readRouterGlobals().router?.routes ?? [], path) ?? [];
  for (const { route } of matches) preload(route.id);
}

/** Ends when all files of a route have come, or will not. */
function preloadRoute(id: string) {
  const { module, imports = [] } = readRouterGlobals().manifest?.routes[id] ?? {};
  const files = module ? [module, ...imports] : [];
  return Promise.allSettled(files.map(preloadFile));
}

function preloadFile(href: string) {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
