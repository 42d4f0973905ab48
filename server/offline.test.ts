import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import { PICTURE_FIELD, SHARE_PATH, TEXT_FIELDS } from "#contract/share-target.ts";
import { answerEndingWorker } from "./pages/service-worker.ts";
import { openPages } from "./test-built-app.ts";

const { app } = await openPages();

async function share(fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await app.request(SHARE_PATH, { method: "POST", body });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
  return response.headers.get("Location");
}

test("every page links to the manifest, and everything in it exists", async () => {
  for (const path of ["/", "/color/0D6986", "/user/colors", "/no/such/page"]) {
    expect(await (await app.request(path)).text()).toContain('rel="manifest" href="/manifest.webmanifest"');
  }
  const response = await app.request("/manifest.webmanifest");
  expect(response.headers.get("Content-Type")).toContain("application/manifest+json");
  const { icons, shortcuts, share_target: target } = await response.json();
  for (const { src, sizes } of [...icons, { src: "/icons/apple-180.png", sizes: "180x180" }]) {
    const png = readFileSync(`public${src}`);
    expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
    expect((await app.request(src)).headers.get("Content-Type")).toBe("image/png");
  }
  const pages = tools.map(({ path, title }) => `${title} ${path}`);
  for (const { name, url } of shortcuts) expect(pages).toContain(`${name} ${url}`);
  expect(target.action).toBe(SHARE_PATH);
  expect(Object.keys(target.params)).toEqual([...TEXT_FIELDS, "files"]);
  expect(target.params.files[0].name).toBe(PICTURE_FIELD);
});

test("browsers always revalidate the service worker", async () => {
  const response = await app.request("/service-worker.js");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
});

test("with NO_OFFLINE=1 the worker deletes its caches and itself", async () => {
  const response = await new Hono().get("*", answerEndingWorker).request("/service-worker.js");
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  const gone: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const works: Promise<unknown>[] = [];
  const caches = { keys: async () => ["build-a", "shared"], delete: async (name: string) => gone.push(name) };
  const registration = { unregister: async () => gone.push("itself") };
  const listen = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  new Function("addEventListener", "caches", "registration", await response.text())(listen, caches, registration);
  listeners.get("activate")?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
  expect(gone).toEqual(["build-a", "shared", "itself"]);
});

test("the offline page works without the site's scripts", async () => {
  const html = await (await app.request("/offline")).text();
  expect(html).toContain("No connection</h1>");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/<script[^>]+src=|modulepreload|__reactRouterContext/);
  for (const { path } of tools) expect(html).toContain(`href="${path}"`);
});

test("shared colors and images open in their tool, and other text in the name search", async () => {
  expect(await share({ text: "#0d6986 and #dba507" })).toBe("/color-palette-builder?c=0d6986-dba507");
  expect(await share({ title: "A color", text: "I like #0d6986." })).toBe("/color?q=%230D6986");
  expect(await share({ title: "", text: " sea foam " })).toBe("/color?q=sea+foam");
  expect(await share({ [PICTURE_FIELD]: new Blob(["x"], { type: "image/png" }) })).toBe("/color-palette-from-image");
  const large = new Blob(["x".repeat(300_000)], { type: "image/png" });
  expect(await share({ text: "A photo", [PICTURE_FIELD]: large })).toBe("/color-palette-from-image");
  const asked = await app.request(`${SHARE_PATH}?text=%230d6986+%23dba507`);
  expect(asked.headers.get("Location")).toBe("/color-palette-builder?c=0d6986-dba507");
  expect((await app.request(SHARE_PATH)).headers.get("Location")).toBe("/");
});
