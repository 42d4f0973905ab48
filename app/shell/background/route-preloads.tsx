import { matchRoutes, type RouteObject } from "react-router";
import { lateCode } from "#app/late/late-code.ts";
import { buildId } from "#app/late/new-version.ts";
import { fetchWithRetry } from "#app/retry-fetch.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { leadsToPage } from "../page-links.ts";
import { isSavingData } from "./connection.ts";

export const MAX_CONCURRENT_PRELOADS = 4;
/** A pointer that only crosses a link stays on it for less time than this. */
const DWELL_MS = 80;

/** The code files of each page, written by scripts/describe-build.mjs. */
type PageCode = RouteObject & { path: string; files: readonly string[] };

const codeOfPages = lateCode(fetchCodeOfPages);
const preload = createPreloadQueue(preloadPage);

/** Fetches a page's code when its link is hovered or focused, so a click waits only for the page's data. */
export function RoutePreloads() {
  const dwelling = useTimer();
  useWindowEvent(["pointerover", "focusin", "pointerdown"], ({ type, target }) => {
    dwelling.stop();
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !leadsToPage(link) || link.pathname === location.pathname || isSavingData()) return;
    const run = () => preload(link.pathname);
    if (type === "pointerdown") run();
    else dwelling.start(run, DWELL_MS);
  });
  return null;
}

/** Resolves when all files of a page loaded or failed; rejects without the list, and a click then loads the code. */
async function preloadPage(path: string) {
  const pages = await codeOfPages.load();
  if (!pages) throw new Error("The list of the pages' code could not be read.");
  const match = matchRoutes(pages, path)?.at(-1);
  await Promise.allSettled((match?.route.files ?? []).map(preloadFile));
}

async function fetchCodeOfPages(): Promise<PageCode[]> {
  const response = await fetchWithRetry(`/builds/meta/${buildId()}.json`);
  if (response.status === 404) return []; // in development, or when this build is gone
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()).routes;
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

/**
 * Loads each name once, ahead of need and a few at a time, the latest request first. What failed may be requested
 * again.
 */
export function createPreloadQueue(load: (name: string) => Promise<unknown>) {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  const runNext = () => {
    const name = running < MAX_CONCURRENT_PRELOADS ? waiting.pop() : undefined;
    if (name === undefined) return;
    running += 1;
    load(name)
      .catch(() => known.delete(name))
      .finally(() => {
        running -= 1;
        runNext();
      });
  };
  return (name: string) => {
    if (known.has(name)) return;
    known.add(name);
    waiting.push(name);
    runNext();
  };
}
