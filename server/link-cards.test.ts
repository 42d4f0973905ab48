import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { ORIGIN, openPages } from "./test-built-app.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");
const { app } = await openPages();

async function linkOf(path: string) {
  const html = await (await app.request(path)).text();
  const content = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return { description, title: content("og:title"), image: content("og:image") ?? "" };
}

async function drawn(image: string) {
  const response = await app.request(image);
  expect([image, response.status, response.headers.get("Content-Type")]).toEqual([image, 200, "image/png"]);
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  return png;
}

/** The color in the middle of each of `count` stripes. */
async function colorsOf(image: string, count: number) {
  const { data, width }: { data: Buffer; width: number } = PNG.sync.read(await drawn(image));
  return Array.from({ length: count }, (_, stripe) => {
    const at = 4 * (width * 20 + Math.round((width * (stripe + 0.5)) / count));
    return data.toString("hex", at, at + 3);
  });
}

test.each([
  "/",
  "/tools",
  "/color-mixer",
  "/convert/hextorgb",
  "/pricing",
  "/press",
  "/color?q=teal",
  "/green-color-palettes",
  "/shades-of-pink",
  "/no-color-palettes.png",
])("a link to %s has an image", async (path) => {
  const { image } = path.endsWith(".png") ? { image: `/cards${path}` } : await linkOf(path);
  await drawn(image);
});

test("a link to a tool's state shows its colors in the image, title and description", async () => {
  const { title, description, image } = await linkOf("/color-palette-generator?c=db073d-dba507-8ec7d2");
  expect(image).toBe(`${ORIGIN}/cards/color-palette-generator.png?c=db073d-dba507-8ec7d2`);
  expect(title).toBe("#DB073D, #DBA507, #8EC7D2 | Color Palette Generator");
  expect(description).toMatch(/^#DB073D, #DBA507, #8EC7D2 in the Color Palette Generator\. [A-Z].*\.$/);
  expect(await colorsOf(image, 3)).toEqual(["db073d", "dba507", "8ec7d2"]);
});

test("a color page's image is its color", async () => {
  const { image } = await linkOf("/color/0D6986");
  expect(await colorsOf(image, 1)).toEqual(["0d6986"]);
});

test("a gradient's image shows the gradient", async () => {
  const [first = "", ...others] = await colorsOf("/cards/gradient-generator.png?c=ff0000-0000ff", 12);
  expect(Number.parseInt(first.slice(0, 2), 16)).toBeGreaterThan(200);
  expect(Number.parseInt(others.at(-1)?.slice(4) ?? "", 16)).toBeGreaterThan(200);
  expect(new Set([first, ...others]).size).toBe(12);
});

test("an unchanged image returns 304", async () => {
  const first = await app.request("/cards/color/0D6986.png");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect((await app.request("/cards/color/0D6986.png", { headers })).status).toBe(304);
});

test("hostile URLs still return an image", async () => {
  const texts = ["c=%00<script>", `c=${"ff0000-".repeat(900)}`, "c=oklch~1e300~1~1", "c=&c=&m=x", "c=000000_0"];
  for (const tool of [
    "random-color-generator",
    "contrast-checker",
    "gradient-generator",
    "playground",
    "color-shades",
  ]) {
    for (const text of texts) await drawn(`/cards/${tool}.png?${text}`);
  }
});
