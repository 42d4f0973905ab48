import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

const page = (text: string) =>
  new Response(`<script nonce="n1">boot()</script>${text}`, { headers: { "Content-Type": "text/html" } });

const rendered = (seconds: number, acceptEncoding?: string, signal = new AbortController().signal) => ({
  nonce: "n1",
  seconds,
  acceptEncoding,
  signal,
});

test("a kept page is answered without its nonce, under a policy of hashes", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(60));
  const answer = cache.answer("/a", undefined);
  expect(await answer?.text()).toBe("<script>boot()</script>first");
  expect(answer?.headers.get("Content-Security-Policy")).toContain("sha256-");
});

test("a kept page comes in the encoding that the client accepts", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(60, "br"));
  expect(cache.answer("/a", "gzip, br")?.headers.get("Content-Encoding")).toBe("br");
  expect(cache.answer("/a", "gzip")?.headers.get("Content-Encoding")).toBe("gzip");
  expect(cache.answer("/a", undefined)?.headers.has("Content-Encoding")).toBe(false);
});

test("a page whose time is over is forgotten", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("first"), rendered(-1));
  expect(cache.answer("/a", undefined)).toBeUndefined();
});

test("a page whose client left before its end is not kept", async () => {
  const cache = createPageCache();
  await cache.keep("/a", page("half"), rendered(60, undefined, AbortSignal.abort()));
  expect(cache.answer("/a", undefined)).toBeUndefined();
});

test("above the limit the page that was not used for longest goes first", async () => {
  const cache = createPageCache(1_600);
  const long = Array.from({ length: 300 }, (_, i) => String.fromCharCode(97 + ((i * i * 7) % 26))).join("");
  for (const key of ["/a", "/b"]) await cache.keep(key, page(key + long), rendered(60));
  cache.answer("/a", undefined);
  for (const key of ["/c", "/d", "/e"]) {
    await cache.keep(key, page(key + long), rendered(60));
    cache.answer("/a", undefined);
  }
  expect(cache.answer("/a", undefined)).toBeDefined();
  expect(cache.answer("/b", undefined)).toBeUndefined();
  expect(cache.answer("/e", undefined)).toBeDefined();
});
