import type { Backend } from "../backend/contract.ts";
import { readRedirects } from "./read-redirects.ts";
import { cleanPath, type Redirect } from "./redirect-rules.ts";

export type Redirects = ReturnType<typeof createRedirects>;

type Options = {
  backend: Pick<Backend, "callAsService">;
  /** Our own origin: a target there is a path. */
  siteUrl: string | undefined;
};

const REFRESH_MS = 60_000;
/** The wait doubles with each failure up to this. */
const MAX_REFRESH_MS = 8 * REFRESH_MS;
/**
 * The table of addresses that moved, in memory: the first 10,000 rows, a minute old at most while the backend answers. A table
 * that cannot be read breaks no page: what was read before goes on, and the first failure of several is logged.
 */
export function createRedirects({ backend, siteUrl }: Options) {
  let redirects: ReadonlyMap<string, Redirect> = new Map();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Reads the table again now; tells whether it could be read. */
  async function refresh() {
    try {
      redirects = await readRedirects(backend.callAsService, siteUrl);
      failures = 0;
    } catch (error) {
      failures += 1;
      // What is under way when the server stops cannot be read any more.
      if (failures === 1 && !isStopped)
        console.error(`Redirects cannot be read: ${error instanceof Error ? error.message : error}`);
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
    /** Reads the table again every minute, from now on until the server stops. */
    start: () => {
      timer ??= setTimeout(keepFresh, 0).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
