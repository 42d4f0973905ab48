import { expect, test } from "vitest";
import { TRY_PATH } from "#contract/api-addresses.ts";
import { PRO_PRICE } from "./billing/pro-price.ts";
import { ORIGIN, openPages } from "./test-built-app.ts";
import { checkEntry, readJsonLd, readQuestions } from "./test-structured-data.ts";

/** Pages that the sitemap does not list. */
const UNLISTED = [
  "/user/colors",
  "/user/palettes",
  "/user/projects",
  "/user/account",
  "/contact?sent=0a1b2c3d",
  "/shades-of-green?works=white",
  "/no/such/page",
];
/** Fragments that open a drawer instead of scrolling to an element. */
const DRAWERS = ["variations"];
/** URLs requested per kind, which can have tens of thousands. route-map.test.ts covers all pages. */
const SAMPLES = 2;

/** Which pages have which structured data. */
const STRUCTURED: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, "WebSite"],
  [/^\/pricing$/, "Product"],
  [
    /^\/(?:convert|color-(?:wheel|mixer|shades|finder)|contrast-checker|playground|gradient-generator)$/,
    "WebApplication",
  ],
  [
    /^\/(?:color|convert|legal)\/|^\/shades-of-|-color-palettes$|-(?:plugin|addon)$|[^h]-pro-photoshop$/,
    "BreadcrumbList",
  ],
];

const { app } = await openPages();
const pages = new Map<string, Promise<{ status: number; html: string }>>();

test("no link on the site is broken, and its fragment exists", async () => {
  const sources = [...sample(await listed()), ...UNLISTED];
  expect(sources.length).toBeGreaterThan(60);
  const links = new Map<string, string>();
  for (const source of sources) for (const link of linksOf((await open(source)).html, source)) links.set(link, source);
  const pages = new Set(await listed());
  const asked = sample([...links.keys()].filter((link) => !pages.has(link)));
  expect(asked.length).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const link of asked) {
    const [address = "", fragment] = link.split("#");
    const { status, html } = await open(address);
    const isPlaced = !fragment || DRAWERS.includes(fragment) || html.includes(` id="${decodeURIComponent(fragment)}"`);
    // The page that doesn't exist links to its own content.
    const isPage = status === 200 || address === links.get(link);
    // An API form redirects to an API URL.
    const isThere = (isPage && isPlaced) || (status === 303 && address.startsWith(TRY_PATH));
    if (!isThere) dead.push(`${link} (${status}) on ${links.get(link)}`);
  }
  expect(dead).toEqual([]);
});

test("every layout links to the main menu and site pages and has its background lights", async () => {
  const main = ["/", "/tools", "/pricing", "/color-palettes", "/color-shades", "/color", "/html-color-codes"];
  const paths = [...main, "/addons", "/contact", "/press", "/changelog", "/legal/privacy-policy"];
  for (const source of ["/tools", "/user/palettes", "/no/such/page"]) {
    const { html } = await open(source);
    const links = linksOf(html, source);
    expect([source, paths.filter((path) => !links.includes(path))]).toEqual([source, []]);
    expect(html).toContain(">Contact/Advertisement</a>");
    expect(html).toContain('<meta name="theme-color" content="#dc3522"/>');
    const hues = [...html.matchAll(/--hue:\s*(\d+)/g)].map(([, hue]) => Number(hue));
    expect([source, html.match(/class="glow /g)?.length, hues.length]).toEqual([source, 2, 2]);
    expect(hues.filter((hue) => hue < 120 || hue > 360)).toEqual([]);
  }
});

test("structured data has the required fields, and every URL in it exists", async () => {
  const problems: string[] = [];
  const addresses = new Set<string>();
  for (const path of sample(await listed())) {
    for (const entry of readJsonLd((await open(path)).html)) {
      const checked = checkEntry(entry);
      problems.push(...checked.problems.map((problem) => `${problem} on ${path}`));
      for (const address of checked.addresses) addresses.add(address);
    }
  }
  expect(problems).toEqual([]);
  expect(addresses.size).toBeGreaterThan(20);
  const pages = new Set(await listed());
  for (const address of addresses) {
    expect([address, address.startsWith(ORIGIN)]).toEqual([address, true]);
    const path = address.slice(ORIGIN.length);
    if (!pages.has(path)) expect([address, (await open(path)).status]).toEqual([address, 200]);
  }
});

test("each kind of page has its own kind of structured data", async () => {
  for (const [pages, type] of STRUCTURED) {
    const paths = sample(await listed()).filter((path) => pages.test(path));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const entries = readJsonLd((await open(path)).html);
      expect([path, ...entries.map((entry) => entry["@type"])]).toEqual([path, type]);
    }
  }
  const [tool] = readJsonLd((await open("/color-wheel")).html);
  expect(tool).toMatchObject({ name: "Color Wheel", url: `${ORIGIN}/color-wheel`, offers: { price: "0" } });
  const [pro] = readJsonLd((await open("/pricing")).html);
  expect(pro).toMatchObject({ offers: { price: PRO_PRICE.text, priceCurrency: PRO_PRICE.currency.toUpperCase() } });
});

test("questions are marked up with answers, once per page", async () => {
  const marked: string[] = [];
  for (const path of sample(await listed())) {
    const found = readQuestions((await open(path)).html);
    if (!found) continue;
    marked.push(path);
    expect([path, found]).toEqual([path, { lists: 1, questions: found.questions, answered: found.questions }]);
    expect([path, found.questions > 1]).toEqual([path, true]);
  }
  expect(marked).toEqual(
    expect.arrayContaining(["/pricing", "/convert/hextorgb", "/shades-of-green", "/contrast-checker"]),
  );
});

async function listed() {
  const { html } = await open("/sitemap.xml");
  return [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.slice(ORIGIN.length));
}

function open(address: string) {
  const known = pages.get(address);
  if (known) return known;
  const answer = Promise.resolve(app.request(ORIGIN + address)).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }));
  pages.set(address, answer);
  return answer;
}

/** The addresses on this site that a page links to or loads, relative to the root, with fragments. */
function linksOf(html: string, source: string) {
  return [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].flatMap(([, given = ""]) => {
    const url = new URL(given.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"), ORIGIN + source);
    return url.origin === ORIGIN ? [url.pathname + url.search + url.hash] : [];
  });
}

/** The first few of each kind. */
function sample(addresses: readonly string[]) {
  const kinds = Object.groupBy(addresses, kindOf);
  return Object.values(kinds).flatMap((group = []) => group.slice(0, SAMPLES));
}

/** All colors are one kind, as are all pages of a parameterized route and all states of a tool with the same keys. */
function kindOf(address: string) {
  const { pathname, searchParams, hash } = new URL(address, ORIGIN);
  const path = pathname
    .replace(/[0-9A-F]{6}/, "{hex}")
    .replace(/\/convert\/\w+/, "/convert/{pair}")
    .replace(/\/shades-of-\w+/, "/shades-of-{family}")
    .replace(/\/\w+-color-palettes/, "/{kind}-color-palettes");
  return `${path}?${[...searchParams.keys()].sort().join("&")}${hash}`;
}
