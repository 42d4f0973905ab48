// A page that is open while a new build is deployed keeps running the old code. Each data request says which build it
// is from, see docs/decisions/0011-new-versions.md.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BUILD_QUERY } from "#contract/build-query.ts";
import { pagePathOf } from "#contract/page-data.ts";

export type Builds = {
  /** The id of the build that this server serves. */
  current: string;
  /** The previous build, whose files it still has. */
  previous: string | undefined;
};

/** The id of the build whose files are kept in `root`; undefined if there is none. */
export function findKeptBuild(root: string): string | undefined {
  const folder = join(root, "builds/meta");
  const file = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith(".json")) : undefined;
  return file?.replace(/\.json$/, "");
}

/** Takes the build, which is not part of the page's own query, out of a data request; null if it names none. */
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
 * True if a page of `build` must load the requested page as a document. A page of the previous build can stay open,
 * such as during typing in its search; `referer` is the requesting page, undefined if unknown.
 */
export function isTooOld(build: string | null, builds: Builds, asked: URL, referer: string | undefined): boolean {
  if (build === null || build === builds.current) return false;
  if (build !== builds.previous || !referer || !URL.canParse(referer)) return true;
  return new URL(referer).pathname !== pagePathOf(asked.pathname);
}
