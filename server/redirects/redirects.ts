import { array, type InferOutput, object, optional, parse, picklist, string } from "valibot";
import { pagePathOf, pageSearchOf, redirectData } from "#contract/page-data.ts";
import type { Backend } from "../backend/contract.ts";
import { messageOf } from "../message-of.ts";
import { cleanPath, findEndless, REDIRECT_STATUSES, type Redirect, readPath, readTarget } from "./redirect-rules.ts";

export type Redirects = ReturnType<typeof createRedirects>;

type Options = {
  backend: Pick<Backend, "callAsService">;
  /** Our own origin: a target there becomes a path. */
  siteUrl: string | undefined;
};

const REFRESH_MS = 60_000;
/** The wait doubles with each failure, up to this. */
const MAX_REFRESH_MS = 8 * REFRESH_MS;
/**
 * The table of moved addresses, in memory: the first 10,000 rows, at most a minute old while the backend responds. An
 * unreadable table breaks no page: the previous content stays in use, and only the first of several failures is logged.
 */
export function createRedirects({ backend, siteUrl }: Options) {
  let redirects: ReadonlyMap<string, Redirect> = new Map();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Reads the table again now; resolves with whether that worked. */
  async function refresh() {
    try {
      redirects = await readRedirects(backend.callAsService, siteUrl);
      failures = 0;
    } catch (error) {
      failures += 1;
      // Reads that are pending when the server stops fail as expected.
      if (failures === 1 && !isStopped) console.error(`Redirects cannot be read: ${messageOf(error)}`);
    }
    return failures === 0;
  }

  async function keepFresh() {
    await refresh();
    // Doubled from the second failure on.
    const wait = Math.min(REFRESH_MS * 2 ** Math.max(0, failures - 1), MAX_REFRESH_MS);
    if (!isStopped) timer = setTimeout(keepFresh, wait).unref();
  }

  return {
    /** Where a path leads; null for nearly all. Never waits. */
    find: (path: string): Redirect | null => {
      if (redirects.size === 0) return null;
      const clean = cleanPath(path);
      return (clean !== null && redirects.get(clean)) || null;
    },
    refresh,
    /** Reads the table again every minute until the server stops. */
    start: () => {
      timer ??= setTimeout(keepFresh, 0).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export const MAX_ROWS = 10_000;
/** The most that the backend returns at once; a hosted project may return fewer. */
const PAGE_ROWS = 1000;

const Rows = array(
  object({ path: string(), target: string(), status: picklist(REDIRECT_STATUSES), note: optional(string(), "") }),
);

/**
 * The first 10,000 redirects by path, without those that never end or that break the rules, as hand-written rows may.
 * Rejects if the table can't be read.
 */
export async function readRedirects(callAsService: Backend["callAsService"], siteUrl: string | undefined) {
  const redirects = cleanRows(await readRows(callAsService, "path,target,status"), siteUrl);
  for (const path of findEndless(redirects)) redirects.delete(path);
  return redirects;
}

/** The first 10,000 rows unchanged. Rejects if the table can't be read. */
export async function readRows(callAsService: Backend["callAsService"], columns: string) {
  const all: InferOutput<typeof Rows> = [];
  while (all.length < MAX_ROWS) {
    const query = `select=${columns}&order=path&limit=${PAGE_ROWS}&offset=${all.length}`;
    const response = await callAsService(`/rest/v1/redirects?${query}`);
    if (!response.ok) throw new Error(`the backend returned ${response.status}`);
    const rows = parse(Rows, await response.json());
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all;
}

/** The rows that follow the rules, by path. */
export function cleanRows(rows: readonly Redirect[], siteUrl: string | undefined): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const { status, ...row } of rows) {
    const from = readPath(row.path);
    const to = readTarget(row.target, siteUrl);
    if ("path" in from && "target" in to) redirects.set(from.path, { ...from, ...to, status });
  }
  return redirects;
}

/** Short, so that browsers forget a redirect that was removed. */
const CACHE_CONTROL = "public, max-age=60";

/**
 * The response for a moved page at `path`, or for its data; null for nearly all paths. The query is kept for a page of
 * this site, unless the target has one; never for another site.
 */
export function answerRedirect(request: Request, path: string, redirects: Pick<Redirects, "find">): Response | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const isData = path.endsWith(".data");
  const redirect = redirects.find(isData ? pagePathOf(path) : path);
  if (!redirect) return null;
  const { target, status } = redirect;
  const isDocument = !target.startsWith("/");
  const { search } = new URL(request.url);
  const location = isDocument ? target : withSearch(target, isData ? pageSearchOf(search) : search);
  if (isData) return redirectData({ location, status, isDocument });
  return new Response(null, { status, headers: { Location: location, "Cache-Control": CACHE_CONTROL } });
}

function withSearch(target: string, search: string) {
  const [address = "", ...fragment] = target.split("#");
  if (search === "" || address.includes("?")) return target;
  return [address + search, ...fragment].join("#");
}
