import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import {
  cacheOf,
  canStore,
  excessCopies,
  isWorthKeeping,
  keyOf,
  outdatedCaches,
  pageOfData,
  planOf,
  roleOf,
  sourceOf,
  USUAL_PAGES,
} from "./routing.ts";

const ORIGIN = "https://huesmith.example";

function role(path: string, { method = "GET", mode = "cors" } = {}) {
  return roleOf({ method, mode, url: new URL(path, ORIGIN), origin: ORIGIN });
}

function answer(headers: Record<string, string>, { status = 200, redirected = false } = {}) {
  return { status, redirected, headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }) };
}

test("the worker handles pages, their data and hashed files", () => {
  expect(role("/color-mixer?c=db073d", { mode: "navigate" })).toBe("page");
  expect(role("/auth/v1/verify?token=a", { mode: "navigate" })).toBe("page");
  expect(role("/color-mixer.data?_build=a")).toBe("data");
  expect(role("/_.data")).toBe("data");
  expect(role("/assets/route-a1.js")).toBe("file");
  expect(role("/builds/meta/a1b2.json")).toBe("file");
});

test("the browser handles everything else: other sites, accounts, forms and changing data", () => {
  for (const path of ["/auth/v1/user", "/rest/v1/colors", "/account/delete", "/builds/latest.json?1", "/api/convert"]) {
    expect([path, role(path)]).toEqual([path, null]);
  }
  expect(role("https://project.example/assets/a.js")).toBeNull();
  expect(role("https://project.example/", { mode: "navigate" })).toBeNull();
  expect(role("/contact", { method: "POST", mode: "navigate" })).toBeNull();
  expect(role("/contact.data", { method: "POST" })).toBeNull();
  expect(role("/assets/a.js", { method: "HEAD" })).toBeNull();
});

test("the only form the worker handles is the share target", () => {
  expect(role("/share-target", { method: "POST", mode: "navigate" })).toBe("share");
  expect(role("/share-target", { method: "POST" })).toBeNull();
});

test("a tool or library page has one copy for all query strings, other pages one for each", () => {
  const key = (path: string) => keyOf(new URL(path, ORIGIN));
  for (const { path } of tools) expect(key(`${path}?c=db073d&m=oklch`)).toBe(path);
  expect(key("/user/palettes?view=trash")).toBe("/user/palettes");
  expect(key("/convert?mode=text&c=teal")).toBe("/convert?mode=text");
  expect(key("/color?q=teal")).toBe("/color?q=teal");
  expect(key("/color/0D6986")).toBe("/color/0D6986");
});

test("a data URL maps to its page without the router's parameters", () => {
  const page = (path: string) => pageOfData(new URL(path, ORIGIN)).href.slice(ORIGIN.length);
  expect(page("/color-mixer.data?c=db073d&_build=a1&_routes=root")).toBe("/color-mixer?c=db073d");
  expect(page("/_.data?_build=a1")).toBe("/");
});

test("all tools are cached, each from a URL whose response may be cached", () => {
  expect(USUAL_PAGES).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
  expect(sourceOf("/color-mixer")).toBe("/color-mixer");
  expect(sourceOf("/random-color-generator")).toBe("/random-color-generator?s=offline");
});

test("only a successful response for a public page is cached", () => {
  const PUBLIC = { "Cache-Control": "public, max-age=0, s-maxage=3600" };
  expect(canStore("/color/0D6986", answer(PUBLIC))).toBe(true);
  expect(canStore("/color/0D6986", answer({}))).toBe(false);
  expect(canStore("/color/0D6986", answer({ "Cache-Control": "private" }))).toBe(false);
  expect(canStore("/color/0D6986", answer(PUBLIC, { status: 404 }))).toBe(false);
  expect(canStore("/color/0D6986", answer(PUBLIC, { redirected: true }))).toBe(false);
  expect(canStore("/api/names", answer({ ...PUBLIC, "Content-Type": "application/json" }))).toBe(false);
});

test("library pages are cached although they are private, and a page with no-store is not cached", () => {
  expect(canStore("/user/colors", answer({ "Cache-Control": "private, no-cache" }))).toBe(true);
  expect(canStore("/user/account", answer({ "Cache-Control": "private, no-cache" }))).toBe(false);
  expect(canStore("/color-mixer", answer({ "Cache-Control": "no-store" }))).toBe(false);
});

test("a personal page is not even requested", () => {
  for (const path of ["/user/account", "/account", "/contact", "/mailbox", "/shared/abc", "/billing/test/portal/x"]) {
    expect([path, isWorthKeeping(path)]).toEqual([path, false]);
  }
  for (const path of ["/color/0D6986", "/contrast-checker", "/pricing", "/sharedness"]) {
    expect([path, isWorthKeeping(path)]).toEqual([path, true]);
  }
});

test("the 60 most recently visited pages are kept", () => {
  const seen = Array.from({ length: 62 }, (_, place) => `/color/${String(place).padStart(6, "0")}`);
  expect(excessCopies(["/assets/a.js", ...USUAL_PAGES, ...seen])).toEqual(["/color/000000", "/color/000001"]);
  expect(excessCopies([...USUAL_PAGES, ...seen.slice(2)])).toEqual([]);
});

test("the previous build is kept while another page is open, older builds never, foreign caches always", () => {
  const names = ["shared", cacheOf("one"), cacheOf("two"), cacheOf("three")];
  expect(outdatedCaches(names, cacheOf("three"), false)).toEqual([cacheOf("one")]);
  expect(outdatedCaches(names, cacheOf("three"), true)).toEqual([cacheOf("one"), cacheOf("two")]);
  expect(outdatedCaches(names, cacheOf("one"), false)).toEqual([cacheOf("two")]);
});

test("styles, fonts and the offline page come first, then scripts and pages, and pictures last", () => {
  const files = ["/assets/hills.webp", "/assets/a.js", "/assets/names.bin", "/assets/app.css", "/assets/font.woff2"];
  const plan = (seen: string) => planOf(files, seen);
  const start = ["/assets/app.css", "/assets/font.woff2", "/offline", "/assets/a.js", ...USUAL_PAGES];
  const end = ["/assets/hills.webp", "/assets/names.bin"];
  expect(plan("/color/0D6986")).toEqual([...start, "/color/0D6986", ...end]);
  expect(plan("/color-mixer")).toEqual([...start, ...end]);
  expect(plan("/user/account")).toEqual([...start, ...end]);
});
