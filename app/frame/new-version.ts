// Which build this page came with, and whether the server has a newer one: docs/decisions/0011-new-versions.md.
import { fetchWithRetry } from "#app/retry-fetch.ts";
import { readRouterGlobals } from "./router-globals.ts";

/** A hash of all code that pages load. Only in the browser. */
export function buildId(): string {
  return readRouterGlobals().manifest?.version ?? "";
}

/** Whether pages come with another build by now, which is wholly there. Rejects when the server does not answer. */
export async function hasNewVersion(): Promise<boolean> {
  // The time keeps caches out that do not heed the answer's headers.
  const { id } = await (await fetchWithRetry(`/builds/latest.json?${Date.now()}`)).json();
  return id !== buildId() && (await fetchWithRetry(`/builds/meta/${id}.json`)).ok;
}
