// Which build this page came with, and whether the server has a newer one: docs/decisions/0011-new-versions.md.
import { fetchWithRetry } from "#app/retry-fetch.ts";

/** A hash of all code that pages load. Browser only. */
export function buildId(): string {
  return document.documentElement.dataset.build ?? "";
}

/**
 * Whether this document is a copy that the browser kept for offline use. One copy serves all addresses of a tool, so
 * the server has not read the query.
 */
export function isKeptCopy(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}

/** Whether the server now has another build, with all its files. Rejects if the server does not respond. */
export async function hasNewVersion(): Promise<boolean> {
  // The timestamp bypasses caches that ignore the response's headers.
  const latest = await fetchWithRetry(`/builds/latest.json?${Date.now()}`);
  if (!latest.ok) throw new Error(`Status ${latest.status}`);
  const { id } = await latest.json();
  return id !== buildId() && (await fetchWithRetry(`/builds/meta/${id}.json`)).ok;
}
