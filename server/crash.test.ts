import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openNames } from "./names/names.ts";
import type { Services } from "./pages/answer-page.ts";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

const { getApp } = await openBuiltApp();
const broken = () => {
  throw new Error("the names are gone");
};
const services: Services = {
  ...openPageServices("https://huesmith.example"),
  names: { ...openNames(), nearest: broken, nearestMany: broken },
};
const app = getApp(services);
const log = [vi.spyOn(console, "error"), vi.spyOn(console, "warn"), vi.spyOn(console, "log")];

beforeEach(() => log.forEach((written) => void written.mockImplementation(() => undefined)));
afterEach(() => void vi.clearAllMocks());

const logged = () => log.flatMap(({ mock }) => mock.calls.flat());

test("a crash returns 500 with the fatal page, which hides the cause", async () => {
  const response = await app.request("/color/0D6986", { headers: { "User-Agent": "Mozilla/5.0 Chrome/140.0" } });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Something went wrong");
  expect(html).toContain("Home page");
  expect(html).not.toContain("the names are gone");
  const [error, ...more] = logged();
  expect(more).toEqual([]);
  expect(error.stack).toMatch(/the names are gone\n\s+at /);
});

test("invalid requests from the public are not logged", async () => {
  const long = "a".repeat(10_000);
  for (const [method, path, status] of [
    ["POST", "/no/such/page", 405],
    ["POST", "/shared/abcdefghijklmnopqrstuvwxyz", 405],
    ["PUT", "/", 405],
    ["PROPFIND", "/tools", 405],
    ["POST", "/_root.data", 405],
    ["GET", "/no/such/page", 404],
    ["GET", "/addons/palette.exe", 404],
    ["GET", "/addons/palette.css?c=teel", 400],
    ["GET", `/%ff${long}`, 301],
    ["GET", "/color/%ff.data?x=%ff", 301],
    ["GET", `/%25ff${long}`, 404],
    ["POST", "/%ff", 301],
    ["GET", "/auth/v1/%ff", 503],
  ] as const) {
    const asked = `${method} ${path.slice(0, 40)}`;
    const response = await app.request(path, { method });
    expect([asked, response.status]).toEqual([asked, status]);
    expect(response.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD" : null);
  }
  for (const path of ["/contact", "/contact.data"]) {
    for (const Origin of ["https://evil.example", "evil"]) {
      const init = { method: "POST", body: new URLSearchParams({ name: "x" }), headers: { Origin } };
      expect([path, Origin, (await app.request(path, init)).status]).toEqual([path, Origin, 400]);
    }
  }
  expect(logged()).toEqual([]);
});

test("a malformed URL redirects to a decodable one", async () => {
  const response = await app.request("/50%/%ff?q=%ff");
  expect(response.headers.get("Location")).toBe("/50%25/%25ff?q=%ff");
});

test("a URL with a line break redirects to one that has the 404 page", async () => {
  for (const code of ["0a", "0D", "E2%80%A8", "e2%80%a9"]) {
    const location = (await app.request(`/tools/%${code}b`)).headers.get("Location") ?? "";
    expect(location).toBe(`/tools/%25${code.replaceAll("%", "%25")}b`);
    expect(await (await app.request(location)).text()).toContain(`Page not found: ${location}`);
  }
});

test("a shared palette returns an explanatory 503 while the database is down", async () => {
  const token = "abcdefghijklmnopqrstuvwxyz";
  for (const path of [`/shared/${token}`, `/shared/${token}.css`, `/shared/${token}.json`]) {
    const response = await app.request(path);
    expect([path, response.status, response.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    expect(await response.text()).toContain("Shared palettes cannot be read right now.");
  }
  expect(logged()).toEqual([]);
});

test("bots get no rendered error page after a crash", async () => {
  const response = await app.request("/color/0D6986", {
    headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Internal Server Error");
});

test("a bot still gets the rendered 404 page", async () => {
  const response = await app.request("/no/such/page", { headers: { "User-Agent": "Googlebot/2.1" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Page not found: /no/such/page");
});
