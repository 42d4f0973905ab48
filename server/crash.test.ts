import { expect, test } from "vitest";
import type { Services } from "./app.ts";
import { openBuiltApp, openPageServices } from "./built-app.ts";
import { openNames } from "./names/names.ts";

const { getApp } = await openBuiltApp();
const broken = () => {
  throw new Error("the names are gone");
};
const services: Services = {
  ...openPageServices("https://huesmith.example"),
  names: { ...openNames(), nearest: broken, nearestMany: broken },
};
const app = getApp(services);

test("a crash answers 500 with the fatal page, which does not tell what broke", async () => {
  const response = await app.request("/color/0D6986", { headers: { "User-Agent": "Mozilla/5.0 Chrome/140.0" } });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Something went wrong");
  expect(html).toContain("Home page");
  expect(html).not.toContain("the names are gone");
});

test("for a bot the error page of a crash is not rendered", async () => {
  const response = await app.request("/color/0D6986", {
    headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Internal Server Error");
});

test("a bot still gets the page of an unknown address", async () => {
  const response = await app.request("/no/such/page", { headers: { "User-Agent": "Googlebot/2.1" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page not found: /no/such/page");
});
