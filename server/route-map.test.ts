import { expect, test } from "vitest";
import { capitalize } from "#color/text/capitalize.ts";
import { tools } from "#content/tools.ts";
import { ORIGIN, openPages } from "./test-built-app.ts";

type Page = { path: string; h1: string; title: RegExp };

const PALETTE_KINDS =
  "green blue red orange purple yellow gray brown pink pastel flat retro vintage gold warm cold neon skin".split(" ");
const SHADE_FAMILIES = ["green", "blue", "red", "orange", "purple", "yellow", "grey", "brown", "pink"];
/** Only redirects old addresses; a test below requests it. */
const REDIRECTING = "/color-palettes/:page";
/** Only for the machine on which the server runs; a test below requests it from elsewhere. */
const MAILBOX = "/mailbox";

/** The pages of an account: complete shells, the same for all. */
const PRIVATE: readonly { path: string; h1: string }[] = [
  { path: "/user/colors", h1: "Colors" },
  { path: "/user/palettes", h1: "Color palettes" },
  { path: "/user/projects", h1: "Projects" },
  { path: "/user/account", h1: "Account" },
];
/** Shared palettes and payment tests need stored state, so journeys cover them; for apps see connected-apps.test.ts. */
const ASKED_ELSEWHERE = /^\/(?:shared|billing\/test|oauth)\//;

/** One address for every route of the map; a test below reports missing ones. */
const PAGES: readonly Page[] = [
  page("/", "Color tools for people who care about color.", /^Huesmith/),
  page("/tools", "Color tools"),
  ...tools.map(({ path, title }) => page(path, title)),
  ...pairPages(),
  ...SHADE_FAMILIES.map((family) => page(`/shades-of-${family}`, `Shades of ${family}`)),
  page("/browsers", "Browser support"),
  page("/color-palettes", "Color palettes"),
  ...PALETTE_KINDS.map((kind) => page(`/${kind}-color-palettes`, `${capitalize(kind)} color palettes`)),
  page("/color", "Color encyclopedia"),
  page("/color/0D6986", "Copacabana, #0D6986", /#0D6986/),
  page("/html-color-codes", "HTML color codes"),
  page("/pricing", "The tools are free. Pro goes further.", /^Pricing/),
  page("/addons", "Add-ons"),
  page("/figma-plugin", "Your palette in Figma", /^Figma/),
  page("/photoshop-plugin", "Your palette in Photoshop", /^Photoshop/),
  page("/adobe-xd-plugin", "Your palette in Adobe XD", /^Adobe XD/),
  page("/adobe-express-addon", "Your palette in Adobe Express", /^Adobe Express/),
  ...["Color Palette", "Gradient", "Color Wheel", "Color Mixer", "Contrast", "Shades", "HTML Colors", "Huesmith"].map(
    (product) => page(`/${slugOf(product)}-pro-photoshop`, `${product} Pro for Photoshop`),
  ),
  page("/api", "Color API"),
  page("/docs", "Color engine for JavaScript"),
  page("/docs/contrast", "Contrast", /^Contrast: color engine/),
  ...["Press", "Changelog", "Contact", "Accessibility"].map((h1) => page(`/${slugOf(h1)}`, h1)),
  ...["Terms of service", "Privacy policy", "Refund policy"].map((h1) => page(`/legal/${slugOf(h1)}`, h1)),
];

/** Its form contains a stamp with the current time. */
const UNKEPT = "/contact";
/** Each visit gets different colors. */
const FRESH = "/random-color-generator";
const KEPT = PAGES.filter(({ path }) => path !== UNKEPT && path !== FRESH);

/** One address for every route that serves a file. */
const FILES: readonly { path: string; type: string; least?: number }[] = [
  { path: "/html-color-codes.csv", type: "text/csv" },
  { path: "/html-color-codes.json", type: "application/json" },
  { path: "/color-shades.json", type: "application/json" },
  { path: "/color-shades/shades-of-green.ase", type: "application/octet-stream" },
  { path: "/random-color-generator.json", type: "application/json" },
  { path: "/addons/palette.svg?c=0d6986-dba507", type: "image/svg+xml" },
  { path: "/addons/shades-pro-photoshop.aco", type: "application/octet-stream", least: 400 },
  { path: "/sitemap.xml", type: "application/xml" },
  { path: "/llms.txt", type: "text/plain" },
  { path: "/changelog.xml", type: "application/atom+xml" },
  { path: "/robots.txt", type: "text/plain", least: 60 },
];

const { app, routes } = await openPages();

for (const { path, title, h1 } of PAGES) {
  test(`${path} is a complete page`, async () => {
    const response = await app.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(title);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "")).toContain(h1);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(50);
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(ORIGIN + path);
    expect(html).not.toContain('content="noindex"');
  });
}

for (const { path, type, least = 1000 } of FILES) {
  test(`${path} is a file`, async () => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain(type);
    expect((await response.text()).length).toBeGreaterThan(least);
  });
}

for (const { path, h1 } of PRIVATE) {
  test(`${path} is not indexed and not kept in shared caches`, async () => {
    const response = await app.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toMatch(/private|no-store/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]).toBe(h1);
    expect(html).toContain("This page needs JavaScript");
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

test("every route is covered by this test", () => {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && !["/*", "/cards/*", REDIRECTING, MAILBOX, "/offline"].includes(`/${route.path}`)
      ? [`/${route.path}`.replace("//", "/")]
      : [],
  );
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
    return !ASKED_ELSEWHERE.test(pattern) && ![...PAGES, ...FILES, ...PRIVATE].some(({ path }) => shape.test(path));
  });
  expect([patterns.length > 60, missing]).toEqual([true, []]);
});

test("every URL in the sitemap is tested here or in site-files.test.ts", async () => {
  const sitemap = await (await app.request("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address = ""]) => address.slice(ORIGIN.length));
  expect(paths.length).toBeGreaterThan(150);
  const pages = new Set(PAGES.map(({ path }) => path));
  expect(paths.filter((path) => !pages.has(path) && !/^\/(?:color|docs)\/[\w-]+$/.test(path))).toEqual([]);
});

test("an unknown URL is a 404 that shows the full path", async () => {
  const response = await app.request("/no/such/page?a=b%20c");
  expect([response.status, response.headers.has("Cache-Control")]).toEqual([404, false]);
  expect(await response.text()).toContain("Page not found: /no/such/page?a=b%20c");
  for (const path of ["/account", "/billing"])
    expect(await (await app.request(path)).text()).toContain(`Page not found: ${path}`);
});

test("the development mailbox is a 404 from other machines", async () => {
  for (const path of [MAILBOX, `${MAILBOX}.data`, `${MAILBOX}/1.html`]) {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get("Cache-Control") ?? "").not.toContain("public");
  }
});

test("without a test checkout its pages return 404", async () => {
  for (const path of ["/billing/test/checkout/x", "/billing/test/portal/x", "/billing/test/portal/__proto__"]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    expect([path, (await app.request(path, { method: "POST" })).status]).toEqual([path, 404]);
  }
});

test("a URL that fails validation is an uncached 404 with its own text", async () => {
  for (const path of [
    "/color/xyz",
    "/color/12345",
    "/color/xyz?a=b%20c",
    "/convert/hextohex",
    "/convert/hextoxyz?c=teal",
    "/color-palettes/teal",
    "/color-shades/shades-of-teal?works=white",
    "/color-shades/shades-of-gray.ase",
    "/foo-pro-photoshop?a=b",
    "/addons/palette.exe",
  ]) {
    const response = await app.request(path);
    expect([path, response.status, response.headers.has("Cache-Control")]).toEqual([path, 404, false]);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toContain(`Page Not Found: ${path}`);
  }
});

test("other spellings of a URL redirect to it", async () => {
  for (const [path, target] of [
    ["/color/0d6986", "/color/0D6986"],
    ["/color/abc", "/color/AABBCC"],
    ["/color/0D6986/", "/color/0D6986"],
    ["/color/0D6986//", "/color/0D6986"],
    ["/color/0D6986/?set=teal", "/color/0D6986?set=teal"],
    ...PALETTE_KINDS.map((kind) => [`/color-palettes/${kind}-color-palettes`, `/${kind}-color-palettes`] as const),
    ...SHADE_FAMILIES.map((family) => [`/color-shades/shades-of-${family}`, `/shades-of-${family}`] as const),
    ["/Shades-Pro-Photoshop", "/shades-pro-photoshop"],
    ["/Figma-Plugin?c=teal", "/figma-plugin?c=teal"],
  ] as const) {
    const response = await app.request(path);
    expect([path, response.status, response.headers.get("Location")]).toEqual([path, 301, target]);
  }
});

test("extra slashes redirect to the clean path, never to another host or the same URL", async () => {
  for (const [address, target] of [
    ["//", "/"],
    ["//?x=1", "/?x=1"],
    ["///tools//", "/tools"],
    ["//evil.example/", "/evil.example"],
    ["//evil.example", "/evil.example"],
    ["/\\\\evil.example/", "/evil.example"],
  ] as const) {
    const response = await app.request(ORIGIN + address);
    expect([address, response.status, response.headers.get("Location")]).toEqual([address, 301, target]);
  }
});

test("a page without a query string is cached", async () => {
  for (const { path } of KEPT) {
    await app.request(path);
    const again = await app.request(path);
    const cached = again.headers.get("Cache-Control");
    expect([path, cached]).toEqual([path, "public, max-age=0, s-maxage=3600, stale-while-revalidate=600"]);
    expect([path, hasNonce(again.headers)]).toEqual([path, false]);
  }
});

test("the contact page is not cached", async () => {
  for (const address of [UNKEPT, `${UNKEPT}?topic=press`, `${UNKEPT}.data`]) {
    const response = await app.request(address);
    expect([address, response.status, response.headers.get("Cache-Control")]).toEqual([address, 200, "no-store"]);
  }
});

test("a page with a query string is not cached, and files have their own max-age", async () => {
  const routes = Map.groupBy(KEPT, ({ path }) =>
    path.replace(/\w+to\w+|(?<=shades-of-)\w+|[\w-]+(?=-(?:color|pro)-)/, "*"),
  );
  for (const [place, [page]] of [...routes.values()].entries()) {
    const address = `${page?.path}?${place % 2 === 0 ? "utm=1" : "c=teal"}`;
    const { headers } = await app.request(address);
    expect([address, headers.get("Cache-Control"), hasNonce(headers)]).toEqual([address, "private, no-cache", true]);
  }
  const data = await app.request("/convert.data?c=teal");
  expect([data.status, data.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
  const file = await app.request("/html-color-codes.csv?set=css");
  expect(file.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

/** True for a page rendered for this response only. */
function hasNonce(headers: Headers) {
  return headers.get("Content-Security-Policy")?.includes("'nonce-");
}

function page(path: string, h1: string, title = new RegExp(`^${h1}`)): Page {
  return { path, h1, title };
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

function pairPages(): Page[] {
  const formats = ["rgb", "hex", "hsl", "cmyk", "hsv", "lab"];
  return formats.flatMap((from) =>
    formats
      .filter((to) => to !== from)
      .map((to) => page(`/convert/${from}to${to}`, `${from.toUpperCase()} to ${to.toUpperCase()}`)),
  );
}
