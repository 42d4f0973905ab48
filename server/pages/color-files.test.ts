import { Hono } from "hono";
import { expect, test } from "vitest";
import type { NameService } from "#color/names.ts";
import { openNames } from "../names/names.ts";
import { answerColorFile, type makeColorJson } from "./color-files.ts";

type ColorJson = ReturnType<typeof makeColorJson>;

const names = openNames();

function get(path: string, headers: Record<string, string> = {}, service: NameService = names) {
  const app = new Hono().get("/color/:file{[^/]+\\.(?:svg|png|json)}", (c) => answerColorFile(c, service));
  return app.request(path, { headers });
}

test("a PNG is 512 pixels square by default", async () => {
  const square = await get("/color/0D6986.png");
  expect(square.status).toBe(200);
  expect(square.headers.get("Content-Type")).toBe("image/png");
  const view = new DataView(await square.arrayBuffer());
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([512, 512]);
  const wide = new DataView(await (await get("/color/0D6986.png?w=1200&h=630")).arrayBuffer());
  expect([wide.getUint32(16), wide.getUint32(20)]).toEqual([1200, 630]);
});

test("an SVG is one flat shape with the name as its title", async () => {
  const response = await get("/color/0D6986.svg?w=40&h=20");
  const svg = await response.text();
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(svg).toContain('viewBox="0 0 40 20"');
  expect(svg).toContain('fill="#0D6986"');
  expect(svg).toContain(`<title>${names.best(0x0d6986).name}, #0D6986</title>`);
});

test("a name cannot break out of the SVG", async () => {
  const strange = { ...names, best: () => ({ index: 0, name: "A </title>&<b>", rgb24: 0, deltaE: 0 }) };
  expect(await (await get("/color/0D6986.svg", {}, strange)).text()).toContain(
    "<title>A &lt;/title&gt;&amp;&lt;b&gt;, #0D6986<",
  );
});

test("the JSON holds formats, names, contrast and luminance", async () => {
  const response = await get("/color/0D6986.json");
  const json = (await response.json()) as ColorJson;
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(json.hex).toBe("#0D6986");
  expect(json.formats.rgb).toBe("rgb(13 105 134)");
  expect(json.formats.oklch).toMatch(/^oklch\(/);
  expect(json.names).toHaveLength(8);
  expect(json.names[0]?.name).toBe(names.nearest(0x0d6986).name);
  expect(json.name.name).toBe(names.best(0x0d6986).name);
  expect(json.name.deltaE).toBe(Number(names.best(0x0d6986).deltaE.toFixed(2)));
  expect(json.luminance).toBeCloseTo(0.119, 3);
  expect(json.contrast.white.wcag).toBeCloseTo(6.21, 2);
  expect(json.contrast.white.apcaAsText).toBeGreaterThan(0);
  expect(json.contrast.white.apcaAsBackground).toBeLessThan(0);
  expect(json.bestText).toEqual({ wcag: "#FFFFFF", apca: "#FFFFFF" });
  expect(json.links).toEqual({ page: "/color/0D6986", svg: "/color/0D6986.svg", png: "/color/0D6986.png" });
});

test("the keys of the JSON are stable", async () => {
  const json = (await (await get("/color/FFFFFF.json")).json()) as ColorJson;
  expect(Object.keys(json)).toEqual([
    "hex",
    "description",
    "name",
    "names",
    "formats",
    "luminance",
    "contrast",
    "bestText",
    "links",
  ]);
});

test("other sites can read the files and cache them for a day", async () => {
  for (const type of ["png", "svg", "json"]) {
    const response = await get(`/color/0D6986.${type}`);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  }
});

test("a client that already has the file gets a 304", async () => {
  const tag = (await get("/color/0D6986.png")).headers.get("ETag") ?? "";
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect((await get("/color/0D6986.png", { "If-None-Match": tag })).status).toBe(304);
  expect((await get("/color/0D6986.png", { "If-None-Match": `"other", W/${tag}` })).status).toBe(304);
  expect((await get("/color/0D6987.png", { "If-None-Match": tag })).status).toBe(200);
});

test("three digits and lowercase redirect to one URL, with the size", async () => {
  const response = await get("/color/0d6986.png?w=10&h=20");
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("/color/0D6986.png?w=10&h=20");
  expect((await get("/color/ABC.json")).headers.get("Location")).toBe("/color/AABBCC.json");
});

test.each(["w=0", "w=4097", "w=-1", "w=1.5", "w=1e3", "w=", "w=%2010", "h=abc", "w=10&h=0"])(
  "?%s is an invalid size, and the error explains it",
  async (query) => {
    for (const type of ["png", "svg"]) {
      const response = await get(`/color/0D6986.${type}?${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("whole numbers of pixels from 1 to 4096");
    }
  },
);

test("the limits themselves are allowed sizes", async () => {
  expect((await get("/color/0D6986.png?w=1&h=4096")).status).toBe(200);
});

test.each(["xyz.png", "12345.svg", "0D69867F.json", "0D6986.png.svg", "%230D6986.png"])(
  "%s is not found",
  async (file) => {
    const response = await get(`/color/${file}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/^Page Not Found: \/color\//);
  },
);
