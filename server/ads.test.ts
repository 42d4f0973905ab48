import { expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

const ORIGIN = "https://huesmith.example";
const ADS = { SITE_URL: ORIGIN, ADS_SCRIPT_URL: "https://ads.example/tag.js", ADS_ZONE: "top-of-huesmith" };

const services = { ...openPageServices(ORIGIN), config: readConfig(ADS) };
const app = (await openBuiltApp()).getApp(services);

async function read(path: string) {
  const response = await app.request(ORIGIN + path);
  return { html: await response.text(), policy: response.headers.get("Content-Security-Policy") ?? "" };
}

const WITH = [
  "/color-palette-generator",
  "/convert",
  "/convert/hextorgb",
  "/color-shades",
  "/shades-of-green",
  "/color",
  "/color/0D6986",
  "/color-palettes",
  "/gold-color-palettes",
  "/html-color-codes",
];
const WITHOUT = ["/", "/tools", "/api", "/legal/privacy-policy", "/user/colors", "/user/account", "/no/such/page"];

test.for(WITH)("%s has one labeled ad of our own in its HTML", async (path) => {
  const { html } = await read(path);
  expect(html.match(/>Advertisement</g)).toHaveLength(1);
  const [, address = ""] = />Advertisement<[\s\S]*?<a[^>]* href="([^"]+)"/.exec(html) ?? [];
  expect(address).toMatch(/^\/[\w-]+$/);
  expect(address).not.toBe(path);
});

test.for(WITHOUT)("%s has no ad", async (path) => {
  const { html } = await read(path);
  expect(html).toContain("<main");
  expect(html).not.toContain(">Advertisement<");
});

test("a tool's page does not advertise that tool", async () => {
  const { html } = await read("/convert/cmyktohsv");
  expect(html).not.toMatch(/>Advertisement<[\s\S]{0,900}href="\/convert"/);
});

test("fresh and cached pages have the network's script and zone, and allow its origin", async () => {
  // The first is rendered, the second cached, and a query is never cached.
  for (const path of ["/contrast-checker", "/contrast-checker", "/contrast-checker?fg=teal"]) {
    const { html, policy } = await read(path);
    expect(html).toContain("https://ads.example/tag.js");
    expect(html).toContain("top-of-huesmith");
    expect(policy).toMatch(/script-src 'self' [^;]* https:\/\/ads\.example;/);
    expect(policy).toContain("frame-src 'self' https://ads.example");
  }
});
