// build/client in memory with its .br and .gz variants: no file system work per request.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Context, Next } from "hono";
import { getMimeType } from "hono/utils/mime";
import { type Bytes, preferredEncoding } from "./encoding.ts";

type Asset = { body: Bytes; br?: Bytes; gzip?: Bytes; headers: Record<string, string> & { ETag: string } };

/** Serves the files below `root`; hashed ones under /assets/ are immutable, a missing one there is a 404. */
export function serveFiles(root: string) {
  const assets = load(root);
  return async (c: Context, next: Next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const asset = assets.get(c.req.path);
    if (!asset) {
      return c.req.path.startsWith("/assets/") ? c.text("Not found", 404, { "Cache-Control": "no-store" }) : next();
    }
    if (c.req.header("If-None-Match") === asset.headers.ETag) return c.body(null, 304, { ETag: asset.headers.ETag });
    const encoding = preferredEncoding(c.req.header("Accept-Encoding"));
    const encoded = encoding && asset[encoding];
    return c.body(encoded ?? asset.body, 200, {
      ...asset.headers,
      ...(encoded ? { "Content-Encoding": encoding } : {}),
    });
  };
}

function load(root: string) {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(root, file).split(sep).join("/")}`;
    const body = Uint8Array.from(readFileSync(file));
    assets.set(path, {
      body,
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
      headers: {
        "Content-Type": getMimeType(path) ?? "application/octet-stream",
        "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        Vary: "Accept-Encoding",
        ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      },
    });
  }
  return assets;
}

function readIfThere(file: string): Bytes | undefined {
  return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined;
}
