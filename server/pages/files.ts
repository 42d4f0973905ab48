// Keeps build/client in memory with its .br and .gz variants: no file system work per request. Falls back to files that
// pages of the previous build still request.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Context, Next } from "hono";
import { getMimeType } from "hono/utils/mime";
import { type Bytes, isKnownTag, type KeptEncoding, makeTag, preferredEncoding } from "../http/send-page.ts";

/** Browsers compare it after each page load to detect a new version. */
export const WORKER_PATH = "/service-worker.js";
/** Files with a hash in their names. */
const KEPT_FOREVER = /^\/(assets|builds\/meta)\//;

type Variant = { body: Bytes; headers: Record<string, string> & { ETag: string } };
type Asset = { type: string; plain: Variant } & Partial<Record<KeptEncoding, Variant>>;

/**
 * Serves the files below `root`, and those below `previousRoot` that `root` lacks; hashed ones under /assets/ are
 * immutable, and a missing one there is a 404. `previousRoot` may be missing.
 */
export function serveFiles(root: string, previousRoot?: string) {
  const assets = load(root);
  if (previousRoot && existsSync(previousRoot)) load(previousRoot, assets);
  return async (c: Context, next: Next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const asset = assets.get(c.req.path);
    if (!asset) {
      return KEPT_FOREVER.test(c.req.path) ? c.text("Not found", 404, { "Cache-Control": "no-store" }) : next();
    }
    const encoding = preferredEncoding(c.req.header("Accept-Encoding"));
    const encoded = encoding && asset[encoding];
    const { body, headers } = encoded ?? asset.plain;
    if (isKnownTag(c.req.header("If-None-Match"), headers.ETag)) return c.body(null, 304, headers);
    return c.body(body, 200, {
      ...headers,
      "Content-Type": asset.type,
      ...(encoded ? { "Content-Encoding": encoding } : {}),
    });
  };
}

function load(root: string, assets = new Map<string, Asset>()) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join("/")}`;
    if (assets.has(path)) continue;
    assets.set(path, {
      type: getMimeType(path) ?? "application/octet-stream",
      plain: readVariant(file, path),
      ...(existsSync(`${file}.br`) ? { br: readVariant(`${file}.br`, path) } : {}),
      ...(existsSync(`${file}.gz`) ? { gzip: readVariant(`${file}.gz`, path) } : {}),
    });
  }
  return assets;
}

/** One encoding of the file at `path`, with the headers that a 304 repeats. */
function readVariant(file: string, path: string): Variant {
  const body = Uint8Array.from(readFileSync(file));
  return {
    body,
    headers: {
      "Cache-Control": cacheControlOf(path),
      Vary: "Accept-Encoding",
      ETag: makeTag(body),
    },
  };
}

function cacheControlOf(path: string) {
  if (KEPT_FOREVER.test(path)) return "public, max-age=31536000, immutable";
  if (path === "/builds/latest.json") return "no-store";
  return path === WORKER_PATH ? "no-cache" : "public, max-age=3600";
}
