import { expect, test } from "vitest";
import { openPages } from "./test-built-app.ts";

const { app } = await openPages();

/** Exceeded by anything worse than linear in the length of the URL. */
const LIMIT_MS = 5000;

test("each visit gets its own random colors, and their link keeps them", async () => {
  const linkOf = async (address: string) => {
    const response = await app.request(address);
    const link = /<a [^>]*href="([^"]*)"[^>]*>The link to these colors/.exec(await response.text())?.[1];
    return [response.headers.get("Cache-Control"), link?.replaceAll("&amp;", "&")] as const;
  };
  const [[header, link = ""], [, other]] = [
    await linkOf("/random-color-generator"),
    await linkOf("/random-color-generator"),
  ];
  expect([header, link]).toEqual(["no-store", expect.stringMatching(/\?s=[a-z0-9]+$/)]);
  expect(other).not.toBe(link);
  expect(await linkOf(link)).toEqual([null, link]);
});

test("an impossible color in a URL causes no error", async () => {
  for (const c of ["1e10", "1e150", "1e300", "Infinity"]) {
    const response = await app.request(`/color/FFFFFF?l=50&c=${c}&h=100`);
    expect([c, response.status < 400]).toEqual([c, true]);
  }
});

test(
  "matching a URL with many slashes takes linear time",
  async () => {
    const response = await app.request(`/a${"/".repeat(150_000)}b`);
    expect(response.status).toBe(404);
  },
  LIMIT_MS,
);

test("the 404 page links to the home page and a similar page", async () => {
  const response = await app.request("/hex-to-rgb");
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Home page/);
  expect(html).toMatch(/<a href="\/convert\/hextorgb"[^>]*><span[^>]*>HEX to RGB<\/span>/);
});

test("the address of a page redirects to the route's spelling, and parameters keep theirs", async () => {
  for (const [address, target] of [
    ["/USER/Colors", "/user/colors"],
    ["/Playground", "/playground"],
    ["/Tools?q=A%20b", "/tools?q=A%20b"],
    ["/Docs", "/docs"],
    ["/DOCS/contrast", "/docs/contrast"],
    ["/COLOR/0d6986", "/color/0d6986"],
    ["/SHARED/aB-c", "/shared/aB-c"],
    ["/HTML-Color-Codes.csv", null],
    ["/Tools.data", null],
    ["/Tools/No", null],
  ] as const) {
    const { status, headers } = await app.request(address);
    expect([address, status === 301, headers.get("Location")]).toEqual([address, target !== null, target]);
  }
});

test("an old address redirects with its query unchanged", async () => {
  for (const [address, target] of [
    ["/color-shades/shades-of-green", "/shades-of-green"],
    ["/color-palettes/green-color-palettes", "/green-color-palettes"],
    ["/convert/HEX-to-RGB", "/convert/hextorgb"],
  ] as const) {
    const { headers } = await app.request(`${address}?y=a%20b`);
    expect([address, headers.get("Location")]).toEqual([address, `${target}?y=a%20b`]);
  }
});
