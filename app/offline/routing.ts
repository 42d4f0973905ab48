// How the service worker handles requests, and which pages it stores: docs/decisions/0032-offline.md.
import { categoryPath } from "#app/pages/palettes/category-path.ts";
import { PALETTE_CATEGORIES } from "#color/palettes/categories.ts";
import { tools } from "#content/tools.ts";
import { BUILD_QUERY } from "#contract/build-query.ts";
import { pagePathOf, pageSearchOf } from "#contract/page-data.ts";
import { SHARE_PATH } from "#contract/share-target.ts";

export const OFFLINE_PAGE = "/offline";
/** The converter tab with its own page. */
const TEXT_MODE = "/convert?mode=text";
/** The same for everyone from the server: their contents come from the browser. */
const LIBRARY_PAGES = ["/user/colors", "/user/palettes", "/user/projects"];
const TOOL_PAGES = tools.map(({ path }) => path as string);

/** Stored for everyone, most important first; other pages are stored once seen. */
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
/** They read the query themselves, so one copy serves all their addresses. */
const READ_THEIR_QUERY = new Set([...TOOL_PAGES, ...LIBRARY_PAGES]);

export type Role = "file" | "page" | "data" | "share";
type Asked = { method: string; mode: string; url: URL; origin: string };

/** The role of a request, or null if the browser handles it. */
export function roleOf({ method, mode, url, origin }: Asked): Role | null {
  if (url.origin !== origin) return null;
  if (method === "POST") return mode === "navigate" && url.pathname === SHARE_PATH ? "share" : null;
  if (method !== "GET") return null;
  // All of them, because the browser has already sent the request: see `preloadResponse`.
  if (mode === "navigate") return "page";
  if (isFile(url.pathname)) return "file";
  return url.pathname.endsWith(".data") ? "data" : null;
}

/** Whether the name has a hash, so the file never changes. */
export function isFile(path: string) {
  return path.startsWith("/assets/") || path.startsWith("/builds/meta/");
}

/** The address of the page whose data is requested. */
export function pageOfData(url: URL): URL {
  const page = new URL(pagePathOf(url.pathname) + pageSearchOf(url.search), url);
  page.searchParams.delete(BUILD_QUERY);
  return page;
}

/** The address under which the copy of a page is stored. */
export function keyOf({ pathname, search, searchParams }: URL): string {
  if (`${pathname}?mode=${searchParams.get("mode")}` === TEXT_MODE) return TEXT_MODE;
  return READ_THEIR_QUERY.has(pathname) ? pathname : pathname + search;
}

/** Where the worker fetches a page. The random colors need a seed, or the response must not be stored. */
export function sourceOf(key: string): string {
  return key === "/random-color-generator" ? `${key}?s=offline` : key;
}

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** Pages about one person, or that change something when requested. */
const PERSONAL = /^\/(?:account|auth|billing|contact|mailbox|oauth|rest|share-target|shared|user)(?:\/|$)/;

/** Whether the page at `path` is worth fetching after a person has seen it. */
export function isWorthKeeping(path: string): boolean {
  return path.startsWith("/") && !PERSONAL.test(path);
}

/** Whether a response may be stored as the page at `key`: public, or one of the usual pages, the same for everyone. */
export function canStore(key: string, { status, redirected, headers }: Answer): boolean {
  const control = headers.get("Cache-Control") ?? "";
  const isPage = status === 200 && !redirected && headers.get("Content-Type")?.startsWith("text/html") === true;
  return isPage && !/no-store/.test(control) && (/\bpublic\b/.test(control) || USUAL_PAGES.includes(key));
}

const MAX_SEEN_PAGES = 60;

/** The copies of seen pages to delete, given all keys of a cache from oldest to newest. */
export function excessCopies(keys: readonly string[]): string[] {
  const seen = keys.filter((key) => !isFile(key) && key !== OFFLINE_PAGE && !USUAL_PAGES.includes(key));
  return seen.slice(0, Math.max(0, seen.length - MAX_SEEN_PAGES));
}

export function cacheOf(build: string) {
  return `build-${build}`;
}

/**
 * The caches to delete, given all in order of creation. An open page may still need the previous build, unless the
 * calling page is the only one.
 */
export function outdatedCaches(names: readonly string[], own: string, isAlone: boolean): string[] {
  const others = names.filter((name) => name.startsWith(cacheOf("")) && name !== own);
  return isAlone ? others : others.slice(0, -1);
}

/**
 * Everything to store, in this order: the offline page and its styles, the scripts, the pages, which are useless
 * without their scripts, and last the images and lists of names. `seen` is the path of a page.
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
