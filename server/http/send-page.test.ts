import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressPage, tagFile } from "./send-page.ts";

const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };

test.for([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, br", "br", brotliDecompressSync],
] as const)("for Accept-Encoding %s a page is sent as %s", async ([accepted, encoding, decompress]) => {
  const answer = await compressPage(new Response("<p>color</p>", html), accepted);
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(decompress(await answer.bytes()).toString()).toBe("<p>color</p>");
});

test("anything but text passes through unchanged", async () => {
  const picture = new Response("pixels", { headers: { "Content-Type": "image/png" } });
  expect(await compressPage(picture, "br")).toBe(picture);
});

test("a client without compression gets the plain page with a Vary header", async () => {
  const page = new Response("<p>color</p>", { status: 404, ...html });
  const answer = await compressPage(page, undefined);
  expect(answer.status).toBe(404);
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe("<p>color</p>");
});

test("a rendering error is passed on, and no partial page is sent as complete", async () => {
  const broken = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("<p>early</p>"));
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.error(new Error("broken"));
    },
  });
  await expect(compressPage(new Response(broken, html), "gzip")).rejects.toThrow("broken");
});

test("a shared file has an ETag, and a matching request gets an empty 304", async () => {
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
