// Which build this page came with, and whether the server has a newer one: docs/decisions/0011-new-versions.md.
import { fetchWithRetry } from "#app/retry-fetch.ts";

/** A hash of all code that pages load. Only in the browser. */
export function buildId(): string {
  return document.documentElement.dataset.build ?? "";
}

/**
 * Whether this document is a copy that the browser kept for when there is no connection. One copy serves all addresses of a
 * tool: the server has read none of the query.
 */
export function isKeptCopy(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}

/** Whether the server has another build by now, with all its files. Rejects when the server does not answer. */
export async function hasNewVersion(): Promise<boolean> {
  // The time bypasses caches that ignore the answer's headers.
  const { id } = await (await fetchWithRetry(`/builds/latest.json?${Date.now()}`)).json();
  return id !== buildId() && (await fetchWithRetry(`/builds/meta/${id}.json`)).ok;
}
