import { expect, test } from "vitest";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

const ORIGIN = "https://huesmith.example";

const { getApp, routes } = await openBuiltApp();
const app = getApp(openPageServices(ORIGIN));

async function textOf(path: string) {
  return (await app.request(path)).text();
}

async function sitemap() {
  return [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
}

test("every address of the sitemap is a page that calls itself by this address, and is open to search engines", async () => {
  const addresses = await sitemap();
  expect(addresses.length).toBeGreaterThan(150);
  for (const address of addresses) {
    const response = await app.request(address);
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    expect([address, response.status, canonical]).toEqual([address, 200, address]);
    expect(html).not.toContain('content="noindex"');
  }
});

test("no address is in the sitemap twice", async () => {
  const addresses = await sitemap();
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every public page of the route map is in it, and of each route with a parameter some", async () => {
  const paths = (await sitemap()).map((address) => address.slice(ORIGIN.length));
  const pages = Object.values(routes).filter(
    (route) =>
      // An address that only leads on, or holds a file, is no page.
      route?.parentId === "shell/default-layout" &&
      route.module.default &&
      !["color-palettes/:page", "color-shades/:page", "addons/:file"].includes(route.path ?? ""),
  );
  for (const route of pages) {
    const pattern = `/${(route?.path ?? "").replace(/^\//, "")}`;
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
    expect([pattern, paths.some((path) => shape.test(path))]).toEqual([pattern, true]);
  }
});

test("robots are led to the sitemap, and away from what has no end", async () => {
  const robots = await textOf("/robots.txt");
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, pattern = ""]) => new RegExp(`^${pattern.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}`),
  );
  const isClosed = (path: string) => closed.some((pattern) => pattern.test(path));
  for (const path of [
    "/api/convert?color=teal",
    "/color-wheel?c=teal",
    "/convert/hextorgb?c=teal",
    "/figma-plugin?c=teal",
    "/addons/palette.ase",
    "/tools.data",
  ]) {
    expect([path, isClosed(path)]).toEqual([path, true]);
  }
  const open = ["/api", "/color?family=red", "/html-color-codes?set=tailwind", "/color/0D6986.json"];
  for (const path of [...open, ...(await sitemap()).map((address) => address.slice(ORIGIN.length))]) {
    expect([path, isClosed(path)]).toEqual([path, false]);
  }
});

test("what language models read has only addresses that are there", async () => {
  const addresses = [...(await textOf("/llms.txt")).matchAll(/\]\(([^)]+(?:\([^)]*\)[^)]*)*)\)/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses.length).toBeGreaterThan(12);
  for (const address of addresses) expect([address, (await app.request(address)).status]).toEqual([address, 200]);
});

test("the API is listed beside its page and the pages beside it", async () => {
  const html = await textOf("/api");
  for (const endpoint of ["convert", "name", "palette", "contrast", "random"]) {
    expect(html).toContain(`/api/${endpoint}`);
  }
  expect((await app.request("/api/")).headers.get("Location")).toBe("/api");
  expect((await app.request("/api/nothing")).status).toBe(404);
  expect(await (await app.request("/api/health")).json()).toEqual({ ok: true });
  expect((await app.request("/api/convert", { method: "POST" })).status).toBe(405);
});

test("the generator shows the palette that the API gives for the same seed", async () => {
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
