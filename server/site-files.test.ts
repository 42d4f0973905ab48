import { expect, test } from "vitest";
import { MCP_PATH } from "#contract/api-addresses.ts";
import { ORIGIN, openPages } from "./test-built-app.ts";

const { app, routes } = await openPages();

async function textOf(path: string) {
  return (await app.request(path)).text();
}

async function sitemap() {
  return [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

function canonicalOf(html: string) {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

/** Returns a check for paths that robots.txt blocks, per RFC 9309 for a file without `Allow` and `$`. */
async function readRobots() {
  const robots = await textOf("/robots.txt");
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, pattern = ""]) => new RegExp(`^${pattern.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
  return (path: string) => closed.some((pattern) => pattern.test(path));
}

// For all other pages see route-map.test.ts.
test("color and docs pages in the sitemap exist and can be indexed", async () => {
  const addresses = await sitemap();
  const colors = addresses.filter((address) => /\/color\/[0-9A-F]{6}$/.test(address));
  const docs = addresses.filter((address) => address.includes("/docs/"));
  expect([colors.length > 100, docs.length > 10]).toEqual([true, true]);
  for (const address of [...colors.filter((_, place) => place % 20 === 0), ...docs]) {
    const response = await app.request(address);
    const html = await response.text();
    expect([address, response.status, canonicalOf(html)]).toEqual([address, 200, address]);
    expect(html).not.toContain('content="noindex"');
  }
});

test("the sitemap lists no URL twice", async () => {
  const addresses = await sitemap();
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("the sitemap covers every public route, including routes with parameters", async () => {
  const paths = (await sitemap()).map((address) => address.slice(ORIGIN.length));
  const pages = Object.values(routes).filter(
    (route) =>
      // A URL that redirects or serves a file is not a page.
      route?.parentId === "shell/default-layout" &&
      route.module.default &&
      !["color-palettes/:page", "color-shades/:page", "addons/:file"].includes(route.path ?? ""),
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const route of pages) {
    const pattern = `/${(route?.path ?? "").replace(/^\//, "")}`;
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
    expect([pattern, paths.some((path) => shape.test(path))]).toEqual([pattern, true]);
  }
});

test("robots.txt names the sitemap and blocks only the router's data requests", async () => {
  expect(await textOf("/robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const isClosed = await readRobots();
  for (const path of ["/tools.data", "/color/0D6986.data?set=teal"]) {
    expect([path, isClosed(path)]).toEqual([path, true]);
  }
  const open = ["/api/convert?color=teal", "/color-wheel?c=teal", "/addons/palette.ase", "/color/0D6986.png?w=64&h=64"];
  for (const path of [...open, ...(await sitemap()).map((address) => address.slice(ORIGIN.length))]) {
    expect([path, isClosed(path)]).toEqual([path, false]);
  }
});

test("every URL in llms.txt exists and is open to robots", async () => {
  const text = await textOf("/llms.txt");
  const addresses = text.match(/https:\/\/(?:[^\s()]|\([^)]*\))+?(?=[),:]*(?:\s|$))/g) ?? [];
  const isClosed = await readRobots();
  expect(addresses.length).toBeGreaterThan(25);
  expect(addresses.filter((address) => new URL(address).search).length).toBeGreaterThan(5);
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    if (pathname === MCP_PATH) continue; // accepts only POST
    const { status } = await app.request(address);
    expect([address, status, isClosed(pathname + search)]).toEqual([address, 200, false]);
  }
});

test("a tool has one canonical URL, whatever its state", async () => {
  const tools = Object.values(routes).filter((route) => /^tools\/[^/]+\/route$/.test(route?.id ?? ""));
  expect(tools.length).toBeGreaterThan(12);
  for (const path of [...tools.map((tool) => tool?.path ?? ""), "/convert/hextorgb", "/figma-plugin"]) {
    const html = await textOf(`${path}?c=0d6986-dba507`);
    expect([path, canonicalOf(html)]).toEqual([path, ORIGIN + path]);
  }
});

test("data files are marked noindex", async () => {
  for (const path of [
    "/api/convert?color=teal",
    "/color/0D6986.json",
    "/color-shades.json",
    "/random-color-generator.json?s=abc",
    "/color-shades/shades-of-green.gpl",
    "/html-color-codes.csv",
    "/addons/palette.svg?c=0d6986",
  ]) {
    expect([path, (await app.request(path)).headers.get("X-Robots-Tag")]).toEqual([path, "noindex"]);
  }
  for (const path of ["/color/0D6986", "/color/0D6986.png", "/sitemap.xml"]) {
    expect([path, (await app.request(path)).headers.get("X-Robots-Tag")]).toEqual([path, null]);
  }
});

test("every file on the API page can be read from other sites", async () => {
  const files = [...(await textOf("/api")).matchAll(/href="(\/(?!icons)[\w/-]+\.(?:json|png)[^"]*)"/g)];
  expect(files.length).toBeGreaterThan(5);
  for (const [, path = ""] of files) {
    const { headers } = await app.request(path.replaceAll("&amp;", "&"));
    expect([path, headers.get("Access-Control-Allow-Origin")]).toEqual([path, "*"]);
  }
});

test("feeds, lists and downloads are compressed, and a client that has one gets a 304", async () => {
  for (const path of ["/sitemap.xml", "/changelog.xml", "/llms.txt", "/color-shades.json", "/html-color-codes.csv"]) {
    const headers = { "Accept-Encoding": "br" };
    const first = await app.request(path, { headers });
    const tag = first.headers.get("ETag") ?? "";
    expect([path, first.headers.get("Content-Encoding"), tag.length]).toEqual([path, "br", 24]);
    const again = await app.request(path, { headers: { ...headers, "If-None-Match": tag } });
    expect([path, again.status, again.headers.get("Vary")]).toEqual([path, 304, "Accept-Encoding"]);
  }
});

test("HEAD has the headers of GET and no body", async () => {
  for (const path of ["/tools", "/sitemap.xml"]) {
    const [get, head] = [await app.request(path), await app.request(path, { method: "HEAD" })];
    expect([path, head.status, head.headers.get("ETag")]).toEqual([path, 200, get.headers.get("ETag") ?? "none"]);
    expect(await head.text()).toBe("");
  }
});

test("a file answers other methods in a sentence", async () => {
  for (const [method, path] of [
    ["POST", "/sitemap.xml"],
    ["PROPFIND", "/cards/tools.png"],
    ["POST", "/addons/palette.svg?c=0d6986"],
    ["DELETE", "/color-shades.json"],
  ] as const) {
    const response = await app.request(path, { method });
    expect([path, response.status, response.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
    expect(await response.text()).toBe(`${method} is not allowed, only GET, HEAD.`);
  }
});

test("a preflight is for files that other sites can read", async () => {
  for (const [path, origin] of [
    ["/sitemap.xml", null],
    ["/cards/tools.png", null],
    ["/addons/palette.svg?c=0d6986", null],
    ["/color-shades.json", "*"],
    ["/html-color-codes.csv", "*"],
    ["/shared/abcdefghijklmnopqrstuvwxyz.css", "*"],
    ["/color/0D6986.json", "*"],
  ] as const) {
    const { status, headers } = await app.request(path, { method: "OPTIONS" });
    const allowed = [headers.get("Access-Control-Allow-Origin"), headers.get("Access-Control-Allow-Methods")];
    expect([path, status, ...allowed]).toEqual([path, ...(origin ? [204, "*", "GET, HEAD"] : [405, null, null])]);
  }
});

test("favicon.ico contains three icons", async () => {
  const response = await app.request("/favicon.ico");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/x-icon"]);
  const [, , , , count] = new Uint8Array(await response.arrayBuffer());
  expect(count).toBe(3);
});

test("a color page has its color as the icon; other pages have the site's", async () => {
  for (const [path, icon] of [
    ["/color/0D6986", "/color/0D6986.png?w=64&amp;h=64"],
    ["/color", "/icon.svg"],
    ["/no/such/page", "/icon.svg"],
  ] as const) {
    const icons = [...(await textOf(path)).matchAll(/<link [^>]*rel="icon"[^>]*href="([^"]*)"/g)];
    expect([path, icons.map(([, href]) => href)]).toEqual([path, [icon]]);
    expect((await app.request(icon.replace("&amp;", "&"))).status).toBe(200);
  }
});

test("pages link to the feed", async () => {
  for (const path of ["/", "/changelog"]) {
    expect(await textOf(path)).toMatch(
      /<link [^>]*rel="alternate" type="application\/atom\+xml"[^>]*href="\/changelog.xml"/,
    );
  }
});

test("the API page lists every endpoint, and its subpaths reach the API", async () => {
  const html = await textOf("/api");
  for (const endpoint of ["convert", "name", "palette", "contrast", "random", "lint", "export", "openapi.json"]) {
    expect(html).toContain(`/api/${endpoint}`);
  }
  expect((await app.request("/api/")).headers.get("Location")).toBe("/api");
  expect((await app.request("/api/nothing")).status).toBe(404);
  expect(await (await app.request("/api/health")).json()).toEqual({ ok: true });
  expect((await app.request("/api/convert", { method: "POST" })).status).toBe(415);
  expect((await app.request("/api/convert", { method: "PUT" })).status).toBe(405);
});

test("the generator shows the API's palette for the same seed", async () => {
  for (const [query, same] of [
    ["seed=abc", "s=abc&n=5"],
    ["seed=abc&count=8&harmony=triadic&boldness=80", "s=abc&n=8&h=triadic&b=80"],
  ]) {
    const { colors, page } = JSON.parse(await textOf(`/api/palette?${query}`));
    for (const address of [`/color-palette-generator?${same}`, page]) {
      const html = await textOf(address);
      for (const { hex } of colors) expect([address, html.includes(`, ${hex}`)]).toEqual([address, true]);
    }
  }
});

test("the MCP endpoint lists its tools", async () => {
  const response = await app.request("/mcp", {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
  });
  expect(await response.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
});
