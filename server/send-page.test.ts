import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage } from "./send-page.ts";

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };

test("a complete page is compressed at once", async () => {
  const answer = await compressPage(new Response("<p>color</p>", html), "gzip, br");
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(brotliDecompressSync(await answer.bytes()).toString()).toBe("<p>color</p>");
});

test("a page that comes in pieces is compressed as it comes", async () => {
  const pieces = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("<p>early</p>"));
      await new Promise((resolve) => setTimeout(resolve, 60));
      controller.enqueue(new TextEncoder().encode("<p>late</p>"));
      controller.close();
    },
  });
  const answer = await compressPage(new Response(pieces, html), "gzip");
  expect(gunzipSync(await answer.bytes()).toString()).toBe("<p>early</p><p>late</p>");
});

test("other types, and clients without compression, get the answer unchanged", async () => {
  const json = Response.json({ a: 1 });
  expect(await compressPage(json, "br")).toBe(json);
  const plain = new Response("<p>color</p>", html);
  expect(await compressPage(plain, undefined)).toBe(plain);
});
