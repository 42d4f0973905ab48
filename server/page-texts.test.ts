import { expect, test } from "vitest";
import { ORIGIN, openPages } from "./test-built-app.ts";

const { app } = await openPages();

test("an exact name of a color is marked, and a rarer name appears next to the common one", async () => {
  const coral = (await read("/color/FF7F50")).replaceAll(/(?:<[^>]*>|\s)+/g, " ");
  expect(coral).toMatch(/exact name Coral ?, #FF7F50/);
  const tomato = (await read("/color/FF6347")).replaceAll(/(?:<[^>]*>|\s)+/g, " ");
  expect(tomato).toMatch(/closest curated name, ΔE \d\.\d, also called [^#]*Tomato/);
  expect(tomato).toContain("CSS tomato exact");
});

test("the add-ons link to files that exist, even if the text has no color", async () => {
  const links = (await read("/addons?c=nonsense")).match(/\/addons\/palette\.[^"]*/g) ?? [];
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => link.includes("nonsense"))).toEqual([]);
  expect(await read("/addons?c=teal")).toContain("/addons/palette.ase?c=teal");
});

test("each part of the encyclopedia has one canonical URL, and search results are not indexed", async () => {
  const canonicalOf = async (path: string) => /<link rel="canonical" href="([^"]*)"/.exec(await read(path))?.[1];
  const blue = "/color?family=blue&amp;letter=L&amp;page=2";
  expect(await canonicalOf("/color?letter=l&family=blue&page=2")).toBe(ORIGIN + blue);
  expect(await canonicalOf("/color?sort=name&page=2")).toBe(`${ORIGIN}/color`);
  const found = await read("/color?q=moss");
  expect(found).toContain('<meta name="robots" content="noindex"');
  expect(found).not.toContain('rel="canonical"');
});

test("other spellings of a URL redirect to it and keep the query string", async () => {
  for (const [path, target] of [
    ["/color-palettes/skin-color-palettes?n=5", "/skin-color-palettes?n=5"],
    ["/Skin-Color-Palettes", "/skin-color-palettes"],
    ["/convert/hex-to-rgb", "/convert/hextorgb"],
    ["/convert/HexToRGB?c=teal", "/convert/hextorgb?c=teal"],
  ] as const) {
    const response = await app.request(path);
    expect([path, response.status, response.headers.get("Location")]).toEqual([path, 301, target]);
  }
});

test("other spellings of pages that do not exist return 404", async () => {
  for (const path of ["/convert/HEXTOHEX", "/convert/spam", "/teal-color-palettes"]) {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/Page not found/i);
  }
});

test("tabs keep the rest of the URL, and a list shows what it asks for", async () => {
  const [modes = ""] = /<nav aria-label="Mixing mode".*?<\/nav>/.exec(await read("/color-mixer?n=1-2")) ?? [];
  expect(modes.match(/\/color-mixer(?!\?n=1-2)/g)).toBeNull();
  expect(modes.match(/m=\w+/g)?.slice(0, 3)).toEqual(["m=linear", "m=oklab", "m=oklch"]);
  const playground = await read("/playground?c=264653-2a9d8f");
  const tabs = playground.matchAll(/<a href="\/playground\?c=264653-2a9d8f&amp;t=(\w+)"[^>]*>(\w+)/g);
  expect(Object.fromEntries([...tabs].map(([, id, name]) => [name, id]))).toEqual({
    Dashboard: "dashboard",
    Article: "article",
    Mobile: "phone",
    Charts: "chart",
    Poster: "poster",
    Code: "code",
  });
  const named = await read("/color-name-finder?c=0d6986-db073d&l=css");
  expect(named.match(/<option value="\w+" selected/g)).toEqual(['<option value="css" selected']);
});

test("the button that fixes a contrast says which color it changes", async () => {
  for (const [colors, side] of [
    ["777777-ffffff", "text"],
    ["000000-5a5a5a", "background"],
    ["000000_.2-ffffff_.3", "both"],
  ])
    expect((await read(`/contrast-checker?c=${colors}`)).match(/Fix \w+ to AA/g)).toEqual([`Fix ${side} to AA`]);
});

async function read(path: string) {
  return (await app.request(path)).text().then((html) => html.replaceAll("<!-- -->", ""));
}
