import { expect, test } from "vitest";
import { createRedirects } from "./redirects/redirects.ts";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

const ORIGIN = "https://huesmith.example";

const TABLE = [
  { path: "/color-wheel", target: "/color-mixer", status: 301 },
  { path: "/old", target: "/color", status: 302 },
  { path: "/shop", target: "https://example.com/shop", status: 307 },
  { path: "/pages", target: "/_.data", status: 302 },
];

const { getApp, assets } = await openBuiltApp();
const callAsService = async (path: string) => Response.json(path.includes("offset=0") ? TABLE : []);
const redirects = createRedirects({ backend: { callAsService }, siteUrl: ORIGIN });
const app = getApp({ ...openPageServices(ORIGIN), redirects });
const locationOf = async (address: string, init?: RequestInit) =>
  (await app.request(address, init)).headers.get("Location");

test("a cached page redirects as soon as the table says so", async () => {
  for (let visit = 0; visit < 2; visit++) expect((await app.request("/color-wheel")).status).toBe(200);
  await redirects.refresh();
  const response = await app.request("/color-wheel?h=20");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/color-mixer?h=20"]);
  expect(await locationOf("/Color-Wheel")).toBe("/color-mixer");
  expect((await app.request("/color-mixer")).status).toBe(200);
});

test("only the table determines redirect targets", async () => {
  expect(await locationOf("/old")).toBe("/color");
  expect(await locationOf("/shop?next=https://evil.example")).toBe("https://example.com/shop");
  for (const address of [
    "/new?target=/old",
    "/redirects?path=/old",
    "/old%20",
    "/%6fld%00",
    `/${"old/".repeat(900)}x`,
  ]) {
    const response = await app.request(address);
    expect([address.slice(0, 30), response.status]).toEqual([address.slice(0, 30), 404]);
    expect(response.headers.has("Location")).toBe(false);
  }
  for (const address of ["//old", "/\\old", "/old//"]) {
    expect([address, await locationOf(ORIGIN + address)]).toEqual([address, "/old"]);
  }
});

test("a data request for a moved page redirects", async () => {
  const { status, headers } = await app.request(`/old.data?q=teal&_build=${assets.version}&_routes=root`);
  expect([status, headers.get("X-Remix-Redirect")]).toEqual([204, "/color?q=teal"]);
});

test("the current build in a data request changes nothing", async () => {
  for (const [address, plain] of [
    ["/color.data?q=teal", "/color.data?q=teal"],
    ["/tools.data?", "/tools.data"],
  ] as const) {
    const asked = await app.request(`${address}&_build=${assets.version}`);
    const without = await app.request(plain);
    expect([asked.status, await asked.text()]).toEqual([200, await without.text()]);
    expect(asked.headers.get("Cache-Control")).toBe(without.headers.get("Cache-Control"));
  }
});

test("a page of another build loads documents and keeps the query string", async () => {
  for (const [address, target] of [
    ["/color.data?q=a%20b&_routes=root&_build=00000000", "/color?q=a+b"],
    ["/_.data?_build=00000000", "/"],
    ["//evil.example.data?_build=00000000", null],
  ] as const) {
    const { status, headers } = await app.request(ORIGIN + address);
    expect([address, headers.get("X-Remix-Redirect")]).toEqual([address, target]);
    if (target) expect([status, headers.get("X-Remix-Reload-Document")]).toEqual([204, "true"]);
    expect(headers.get("Cache-Control") ?? "no-store").toBe("no-store");
  }
});

test("the latest build is public, and a build's file list is immutable", async () => {
  const latest = await app.request(`/builds/latest.json?${Date.now()}`);
  expect(latest.headers.get("Cache-Control")).toBe("no-store");
  const { id, timestamp } = await latest.json();
  expect(id).toBe(assets.version);
  expect(timestamp).toBeGreaterThan(Date.parse("2026-01-01"));
  const own = await app.request(`/builds/meta/${id}.json`);
  expect(own.headers.get("Cache-Control")).toContain("immutable");
  const { routes, files } = await own.json();
  const paths = routes.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/color/:hex", "/tools", "/user/colors"]));
  for (const { files: code } of routes) expect(files).toEqual(expect.arrayContaining(code));
  expect((await app.request(files[0])).status).toBe(200);
  const other = await app.request("/builds/meta/00000000.json");
  expect([other.status, other.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});
