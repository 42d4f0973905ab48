// A page that is open while a new build is put in place goes on with the old code. It says in each call for data which
// build it is, see docs/decisions/0011-new-versions.md.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BUILD_QUERY } from "#contract/build-query.ts";
import { pagePathOf } from "#contract/page-data.ts";

export type Builds = {
  /** The id of the build that this server serves. */
  current: string;
  /** The one before, whose files it still has. */
  previous: string | undefined;
};

/** The id of the build whose files are kept in `root`; undefined when there is none. */
export function findKeptBuild(root: string): string | undefined {
  const folder = join(root, "builds/meta");
  const file = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith(".json")) : undefined;
  return file?.replace(/\.json$/, "");
}

/** A call for data without the build in its query, which is not the page's, and that build; null when it names none. */
export function takeBuild(request: Request): { request: Request; url: URL; build: string | null } {
  const url = new URL(request.url);
  const isCall = url.pathname.endsWith(".data") && (request.method === "GET" || request.method === "HEAD");
  const build = isCall ? url.searchParams.get(BUILD_QUERY) : null;
  if (build === null) return { request, url, build };
  url.searchParams.delete(BUILD_QUERY);
  const { method, headers, signal } = request;
  return { request: new Request(url, { method, headers, signal }), url, build };
}

/**
 * Whether a page of `build` must load the one it asks for as a document. A page of the build before may stay where it is,
 * such as during typing in its search; `referer` is the page that asks, unknown without it.
 */
export function isTooOld(build: string | null, builds: Builds, asked: URL, referer: string | undefined): boolean {
  if (build === null || build === builds.current) return false;
  if (build !== builds.previous || !referer || !URL.canParse(referer)) return true;
  return new URL(referer).pathname !== pagePathOf(asked.pathname);
}
