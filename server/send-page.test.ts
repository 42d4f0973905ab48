import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage, tagFile } from "./send-page.ts";

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

test("other types pass unchanged", async () => {
  const json = Response.json({ a: 1 });
  expect(await compressPage(json, "br")).toBe(json);
});

test("a client without compression gets the page as it is, and caches are told that there are others", async () => {
  const page = new Response("<p>color</p>", { status: 404, ...html });
  const answer = await compressPage(page, undefined);
  expect(answer.status).toBe(404);
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe("<p>color</p>");
});

test("a client that leaves ends the page at its source", async () => {
  const cancelled = Promise.withResolvers<void>();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("<p>early</p>")),
    cancel: () => cancelled.resolve(),
  });
  const answer = await compressPage(new Response(endless, html), "br");
  await answer.body?.cancel();
  await cancelled.promise;
});

test("an error at the source ends the page with an error", async () => {
  const broken = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("<p>early</p>"));
      await new Promise((resolve) => setTimeout(resolve, 60));
      controller.error(new Error("broken"));
    },
  });
  const answer = await compressPage(new Response(broken, html), "gzip");
  await expect(answer.text()).rejects.toThrow();
});

test("a shared file has an ETag, and a client that sends it gets 304 without the text", async () => {
  const file = () => new Response("--red: #f00;", { headers: { "Cache-Control": "public, max-age=60" } });
  const first = await tagFile(file(), undefined);
  const tag = first.headers.get("ETag") ?? "";
  expect([first.status, await first.text()]).toEqual([200, "--red: #f00;"]);
  const second = await tagFile(file(), tag);
  expect([second.status, await second.text(), second.headers.get("ETag")]).toEqual([304, "", tag]);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect((await tagFile(file(), '"other"')).status).toBe(200);
  expect((await tagFile(new Response("gone", { status: 404 }), "*")).status).toBe(404);
});
