import { array, object, parse, picklist, string } from "valibot";
import { findEndless, REDIRECT_STATUSES, type Redirect, readPath, readTarget } from "./redirect-rules.ts";

/** A call of the backend with the secret key: `path` begins with /rest/v1. */
export type CallAsService = (path: string, init?: RequestInit) => Promise<Response>;

const MAX_ROWS = 10_000;
/** The most that the backend gives at once; a hosted project may give fewer. */
const PAGE_ROWS = 1000;

const Rows = array(object({ path: string(), target: string(), status: picklist(REDIRECT_STATUSES) }));

/**
 * The first 10,000 redirects by path, those that never end left out, as are rows that were written by hand against the
 * rules. Rejects when the table cannot be read.
 */
export async function readRedirects(
  callAsService: CallAsService,
  siteUrl: string | undefined,
): Promise<Map<string, Redirect>> {
  const redirects = new Map<string, Redirect>();
  for (let offset = 0; offset < MAX_ROWS; ) {
    const query = `select=path,target,status&order=path&limit=${PAGE_ROWS}&offset=${offset}`;
    const response = await callAsService(`/rest/v1/redirects?${query}`);
    if (!response.ok) throw new Error(`the backend answers ${response.status}`);
    const rows = parse(Rows, await response.json());
    if (rows.length === 0) break;
    offset += rows.length;
    for (const { status, ...row } of rows) {
      const from = readPath(row.path);
      const to = readTarget(row.target, siteUrl);
      if ("path" in from && "target" in to) redirects.set(from.path, { ...from, ...to, status });
    }
  }
  for (const path of findEndless(redirects)) redirects.delete(path);
  return redirects;
}
