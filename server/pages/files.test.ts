import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { serveFiles } from "./files.ts";

const SCRIPT = "export const color = 1;\n";

/** A site with a script, plain and gzipped, and a text file; its previous build had other scripts. */
function makeSite() {
  const root = mkdtempSync(join(tmpdir(), "huesmith-files-"));
  mkdirSync(join(root, "now/assets"), { recursive: true });
  writeFileSync(join(root, "now/assets/a.js"), SCRIPT);
  writeFileSync(join(root, "now/assets/a.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(root, "now/robots.txt"), "User-agent: *\n");
  mkdirSync(join(root, "before/assets"), { recursive: true });
  writeFileSync(join(root, "before/assets/a.js"), "something else");
  writeFileSync(join(root, "before/assets/old.js"), "old");
  const app = new Hono().use(serveFiles(join(root, "now"), join(root, "before"))).get("*", (c) => c.text("a page"));
  rmSync(root, { recursive: true });
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}

test("a file is served from memory in an encoding that the client accepts", async () => {
  const get = makeSite();
  const gzip = await get("/assets/a.js", { "Accept-Encoding": "gzip" });
  expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
  expect(gzip.headers.get("Content-Type")).toContain("text/javascript");
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(SCRIPT);
  const plain = await get("/assets/a.js");
  expect(plain.headers.has("Content-Encoding")).toBe(false);
  expect(await plain.text()).toBe(SCRIPT);
});

test("each encoding has its own ETag", async () => {
  const get = makeSite();
  const plain = (await get("/assets/a.js")).headers.get("ETag") ?? "";
  const gzip = (await get("/assets/a.js", { "Accept-Encoding": "gzip" })).headers.get("ETag") ?? "";
  expect(plain).not.toBe(gzip);
  expect((await get("/assets/a.js", { "If-None-Match": plain })).status).toBe(304);
  expect((await get("/assets/a.js", { "If-None-Match": gzip })).status).toBe(200);
  expect((await get("/assets/a.js", { "If-None-Match": gzip, "Accept-Encoding": "gzip" })).status).toBe(304);
});

test("a 304 repeats the caching headers", async () => {
  const get = makeSite();
  for (const path of ["/assets/a.js", "/robots.txt"]) {
    const whole = await get(path);
    const tag = whole.headers.get("ETag") ?? "";
    const known = await get(path, { "If-None-Match": `"other", W/${tag}` });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
    for (const header of ["ETag", "Cache-Control", "Vary"]) {
      expect(known.headers.get(header)).toBe(whole.headers.get(header));
      expect(known.headers.get(header)).toBeTruthy();
    }
  }
});

test("only files in assets are immutable", async () => {
  const get = makeSite();
  expect((await get("/assets/a.js")).headers.get("Cache-Control")).toContain("immutable");
  expect((await get("/robots.txt")).headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("files of the previous build are served unless the current one has them", async () => {
  const get = makeSite();
  const old = await get("/assets/old.js");
  expect([await old.text(), old.headers.get("Cache-Control")]).toEqual(["old", "public, max-age=31536000, immutable"]);
  expect(await (await get("/assets/a.js")).text()).toBe(SCRIPT);
});

test("a missing asset is an uncached 404; other paths are passed to the pages", async () => {
  const get = makeSite();
  const missing = await get("/assets/gone.js");
  expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(await (await get("/about")).text()).toBe("a page");
});
