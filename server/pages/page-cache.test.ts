import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";
import { createPageCache } from "./page-cache.ts";

const page = (text: string) =>
  new Response(`<script nonce="n1">boot()</script>${text}`, { headers: { "Content-Type": "text/html" } });

const rendered = (seconds: number, acceptEncoding?: string, signal = new AbortController().signal) => ({
  nonce: "n1",
  seconds,
  policyOf: contentSecurityPolicy,
  acceptEncoding,
  signal,
});

test("a cached page has no nonce and a policy with hashes", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(60));
  const answer = await cache.answer("/a", {});
  expect(await answer?.text()).toBe("<script>boot()</script>first");
  expect(answer?.headers.get("Content-Security-Policy")).toContain("sha256-");
});

test("a cached page is sent in an encoding that the client accepts", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(60, "br"));
  const encodingFor = async (acceptEncoding?: string) =>
    (await cache.answer("/a", { acceptEncoding }))?.headers.get("Content-Encoding");
  expect(await encodingFor("gzip, br")).toBe("br");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor()).toBe(null);
});

test("the first response is compressed fast, later ones small", async () => {
  const cache = createPageCache();
  const acceptEncoding = "gzip, deflate, br, zstd";
  const first = await cache.keep("/a", page("first"), rendered(60, acceptEncoding));
  const second = await cache.answer("/a", { acceptEncoding });
  const told = [first, second].map((answer) => [answer?.headers.get("Content-Encoding"), answer?.headers.get("Vary")]);
  expect(told).toEqual([
    ["zstd", "Accept-Encoding"],
    ["br", "Accept-Encoding"],
  ]);
  expect(zstdDecompressSync(await first.bytes()).toString()).toBe("<script>boot()</script>first");
});

test("an expired page is removed", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(-1));
  expect(cache.answer("/a", {})).toBeUndefined();
});

test("a page whose client disconnected is not cached", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("half"), rendered(60, undefined, AbortSignal.abort()));
  expect(cache.answer("/a", {})).toBeUndefined();
});

test("above the limit the least recently used page is evicted", async () => {
  const cache = createPageCache(1_300);
  const long = Array.from({ length: 300 }, (_, i) => String.fromCharCode(97 + ((i * i * 7) % 26))).join("");
  for (const key of ["/a", "/b"]) await cache.keep(key, page(key + long), rendered(60));
  await cache.answer("/a", {});
  for (const key of ["/c", "/d", "/e"]) {
    await cache.keep(key, page(key + long), rendered(60));
    await cache.answer("/a", {});
  }
  expect(cache.answer("/a", {})).toBeDefined();
  expect(cache.answer("/b", {})).toBeUndefined();
  expect(cache.answer("/e", {})).toBeDefined();
});

test("a client that has the page gets a 304 until the page changes", async () => {
  const cache = createPageCache();
  const first = await cache.keep("/a", page("first"), rendered(60));
  const ifNoneMatch = first.headers.get("ETag") ?? "";
  const again = await cache.answer("/a", { ifNoneMatch, acceptEncoding: "br" });
  expect([again?.status, await again?.text(), again?.headers.get("ETag")]).toEqual([304, "", ifNoneMatch]);
  // A proxy may have made the tag strong.
  for (const tag of [ifNoneMatch.replace("W/", ""), "*", `"other", ${ifNoneMatch}`])
    expect((await cache.answer("/a", { ifNoneMatch: tag }))?.status).toBe(304);
  const next = await cache.keep("/a", page("second"), { ...rendered(60), ifNoneMatch });
  expect(next.status).toBe(200);
  expect(next.headers.get("ETag")).not.toBe(ifNoneMatch);
});
