import { array, type InferOutput, object, optional, parse, picklist, string } from "valibot";
import { findEndless, REDIRECT_STATUSES, type Redirect, readPath, readTarget } from "./redirect-rules.ts";

/** A call of the backend with the secret key: `path` begins with /rest/v1. */
export type CallAsService = (path: string, init?: RequestInit) => Promise<Response>;

export const MAX_ROWS = 10_000;
/** The most that the backend gives at once; a hosted project may give fewer. */
const PAGE_ROWS = 1000;

const Rows = array(
  object({ path: string(), target: string(), status: picklist(REDIRECT_STATUSES), note: optional(string(), "") }),
);

/**
 * The first 10,000 redirects by path, without those that never end, or that were written by hand against the rules. Rejects
 * when the table cannot be read.
 */
export async function readRedirects(callAsService: CallAsService, siteUrl: string | undefined) {
  const redirects = cleanRows(await readRows(callAsService, "path,target,status"), siteUrl);
  for (const path of findEndless(redirects)) redirects.delete(path);
  return redirects;
}

/** The first 10,000 rows as they are. Rejects when the table cannot be read. */
export async function readRows(callAsService: CallAsService, columns: string) {
  const all: InferOutput<typeof Rows> = [];
  while (all.length < MAX_ROWS) {
    const query = `select=${columns}&order=path&limit=${PAGE_ROWS}&offset=${all.length}`;
    const response = await callAsService(`/rest/v1/redirects?${query}`);
    if (!response.ok) throw new Error(`the backend answers ${response.status}`);
    const rows = parse(Rows, await response.json());
    if (rows.length === 0) break;
    all.push(...rows);
  }
  return all;
}

/** The rows that keep the rules, by path. */
export function cleanRows(rows: readonly Redirect[], siteUrl: string | undefined): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const { status, ...row } of rows) {
    const from = readPath(row.path);
    const to = readTarget(row.target, siteUrl);
    if ("path" in from && "target" in to) redirects.set(from.path, { ...from, ...to, status });
  }
  return redirects;
}
