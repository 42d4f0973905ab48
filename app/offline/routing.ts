// What the service worker does with a request, and which pages it keeps: docs/decisions/0032-offline.md.
import { categoryPath } from "#app/pages/palettes/category-path.ts";
import { PALETTE_CATEGORIES } from "#color/palettes/categories.ts";
import { tools } from "#content/tools.ts";
import { BUILD_QUERY } from "#contract/build-query.ts";
import { pagePathOf, pageSearchOf } from "#contract/page-data.ts";
import { SHARE_PATH } from "#contract/share-target.ts";

export const OFFLINE_PAGE = "/offline";
/** The tab of the converter that is a page of its own. */
const TEXT_MODE = "/convert?mode=text";
/** The server sends these to everyone alike: what is in them comes from the browser. */
const LIBRARY_PAGES = ["/user/colors", "/user/palettes", "/user/projects"];
const TOOL_PAGES = tools.map(({ path }) => path as string);

/** Kept by everyone, the most needed first; other pages once they were seen. */
export const USUAL_PAGES: readonly string[] = [
  ...TOOL_PAGES,
  TEXT_MODE,
  "/",
  ...LIBRARY_PAGES,
  "/tools",
  "/color",
  "/color-palettes",
  ...PALETTE_CATEGORIES.map(categoryPath),
];
/** They read the query by themselves, so that one copy serves all of their addresses. */
const READ_THEIR_QUERY = new Set([...TOOL_PAGES, ...LIBRARY_PAGES]);

export type Role = "file" | "page" | "data" | "share";
type Asked = { method: string; mode: string; url: URL; origin: string };

/** What a request is to the worker, or null for one that it leaves to the browser. */
export function roleOf({ method, mode, url, origin }: Asked): Role | null {
  if (url.origin !== origin) return null;
  if (method === "POST") return mode === "navigate" && url.pathname === SHARE_PATH ? "share" : null;
  if (method !== "GET") return null;
  // All of them, because the browser has asked the server already: see `preloadResponse`.
  if (mode === "navigate") return "page";
  if (isFile(url.pathname)) return "file";
  return url.pathname.endsWith(".data") ? "data" : null;
}

/** What has a hash in its name, and so never changes. */
export function isFile(path: string) {
  return path.startsWith("/assets/") || path.startsWith("/builds/meta/");
}

/** The address of the page whose data is asked for. */
export function pageOfData(url: URL): URL {
  const page = new URL(pagePathOf(url.pathname) + pageSearchOf(url.search), url);
  page.searchParams.delete(BUILD_QUERY);
  return page;
}

/** Under which address the copy of a page is kept. */
export function keyOf({ pathname, search, searchParams }: URL): string {
  if (`${pathname}?mode=${searchParams.get("mode")}` === TEXT_MODE) return TEXT_MODE;
  return READ_THEIR_QUERY.has(pathname) ? pathname : pathname + search;
}

/** Where the worker gets the copy of a page. The random colors need a seed, or the answer must not be kept. */
export function sourceOf(key: string): string {
  return key === "/random-color-generator" ? `${key}?s=offline` : key;
}

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** What is about one person, or changes something when it is asked for. */
const PERSONAL = /^\/(?:account|auth|billing|contact|mailbox|oauth|rest|share-target|shared|user)(?:\/|$)/;

/** Whether the page at `path` is worth asking for, after a person has seen it. */
export function isWorthKeeping(path: string): boolean {
  return path.startsWith("/") && !PERSONAL.test(path);
}

/** Whether an answer may be kept as the page at `key`: it is public, or one of the usual pages, which are the same for all. */
export function mayKeep(key: string, { status, redirected, headers }: Answer): boolean {
  const control = headers.get("Cache-Control") ?? "";
  const isPage = status === 200 && !redirected && headers.get("Content-Type")?.startsWith("text/html") === true;
  return isPage && !/no-store/.test(control) && (/\bpublic\b/.test(control) || USUAL_PAGES.includes(key));
}

const MAX_SEEN_PAGES = 60;

/** The copies of seen pages that have to go, of all in a cache from the oldest to the newest. */
export function surplusOf(keys: readonly string[]): string[] {
  const seen = keys.filter((key) => !isFile(key) && key !== OFFLINE_PAGE && !USUAL_PAGES.includes(key));
  return seen.slice(0, Math.max(0, seen.length - MAX_SEEN_PAGES));
}

/** The caches of builds, `own` among them. */
export function cacheOf(build: string) {
  return `build-${build}`;
}

/**
 * The caches that are no longer needed, of all in the order in which they were made. An open page may still need the build
 * before, unless the page that asks is the only one.
 */
export function outdatedOf(names: readonly string[], own: string, isAlone: boolean): string[] {
  const others = names.filter((name) => name.startsWith(cacheOf("")) && name !== own);
  return isAlone ? others : others.slice(0, -1);
}

/**
 * All that is to be kept, in this order: the page for no connection with what it looks like, the scripts, the pages, which
 * are of no use without their scripts, and last the pictures and lists of names. `seen` is the path of a page.
 */
export function planOf(files: readonly string[], seen: string): string[] {
  const isScript = (file: string) => file.endsWith(".js");
  const isExtra = (file: string) => /\.(?:webp|bin)$/.test(file);
  return [
    ...files.filter((file) => !isScript(file) && !isExtra(file)),
    OFFLINE_PAGE,
    ...files.filter(isScript),
    ...new Set(isWorthKeeping(seen) ? [...USUAL_PAGES, seen] : USUAL_PAGES),
    ...files.filter(isExtra),
  ];
}
