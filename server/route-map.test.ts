import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { openNames } from "./names/names.ts";

type AppModule = typeof import("./app.ts");
type Page = { path: string; title: RegExp; h1: string; canonical: string };

const BUNDLE = new URL("../build/server/index.js", import.meta.url);
const ORIGIN = "https://huesmith.example";

/** One address for every route of the map; a test below says when one is missing. */
const PAGES: readonly Page[] = [
  { path: "/", title: /^Huesmith/, h1: "Color tools for people who care about color.", canonical: "/" },
  { path: "/tools", title: /^Color tools/, h1: "Color tools", canonical: "/tools" },
  { path: "/convert", title: /^Color Converter/, h1: "Color Converter", canonical: "/convert" },
  ...pairPages(),
  { path: "/color", title: /^Color encyclopedia/i, h1: "Color encyclopedia", canonical: "/color" },
  { path: "/color/0D6986", title: /#0D6986/, h1: "", canonical: "/color/0D6986" },
  { path: "/html-color-codes", title: /^HTML color codes/i, h1: "HTML color codes", canonical: "/html-color-codes" },
];

/** One address for every route that answers a file. */
const FILES = [
  { path: "/html-color-codes.csv", type: "text/csv" },
  { path: "/html-color-codes.json", type: "application/json" },
];

const { getApp, routes } = (await import(BUNDLE.href)) as AppModule;
const app = getApp({ config: { port: 0, host: "", address: "", siteUrl: ORIGIN }, names: openNames() });

test("the build is there", () => {
  expect(existsSync(BUNDLE)).toBe(true);
});

for (const { path, title, h1, canonical } of PAGES) {
  test(`${path} is a complete page`, async () => {
    const response = await app.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(title);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "")).toContain(h1);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(50);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(ORIGIN + canonical);
  });
}

for (const { path, type } of FILES) {
  test(`${path} is a file`, async () => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain(type);
    expect((await response.text()).length).toBeGreaterThan(1000);
  });
}

test("no two pages have the same title or description", async () => {
  const heads = await Promise.all(
    PAGES.map(async ({ path }) => {
      const html = await (await app.request(path)).text();
      return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)"/.exec(html)?.[1]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(PAGES.length);
});

test("every route of the map has its page in this test", () => {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== "*" ? [`/${route.path}`.replace("//", "/")] : [],
  );
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
    return ![...PAGES, ...FILES].some(({ path }) => shape.test(path));
  });
  expect(missing).toEqual([]);
});

test("an unknown address is a 404 that names its full path", async () => {
  const response = await app.request("/no/such/page?a=b");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page not found: /no/such/page?a=b");
});

test("an address that fails validation is a 404 with its own text", async () => {
  for (const path of ["/color/xyz", "/color/12345", "/convert/hextohex", "/convert/hextoxyz"]) {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`Page Not Found: ${path}`);
  }
});

test("a color has one address: others lead to it", async () => {
  for (const [path, target] of [
    ["/color/0d6986", "/color/0D6986"],
    ["/color/abc", "/color/AABBCC"],
    ["/color/0D6986/", "/color/0D6986"],
  ] as const) {
    const response = await app.request(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  }
});

function pairPages(): Page[] {
  const formats = ["rgb", "hex", "hsl", "cmyk", "hsv", "lab"];
  return formats.flatMap((from) =>
    formats
      .filter((to) => to !== from)
      .map((to) => {
        const name = `${from.toUpperCase()} to ${to.toUpperCase()}`;
        const path = `/convert/${from}to${to}`;
        return { path, title: new RegExp(`^${name}`), h1: name, canonical: path };
      }),
  );
}
