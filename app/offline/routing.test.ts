import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import {
  cacheOf,
  isWorthKeeping,
  keyOf,
  mayKeep,
  outdatedOf,
  pageOfData,
  planOf,
  roleOf,
  sourceOf,
  surplusOf,
  USUAL_PAGES,
} from "./routing.ts";

const ORIGIN = "https://huesmith.example";

function role(path: string, { method = "GET", mode = "cors" } = {}) {
  return roleOf({ method, mode, url: new URL(path, ORIGIN), origin: ORIGIN });
}

function answer(headers: Record<string, string>, { status = 200, redirected = false } = {}) {
  return { status, redirected, headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }) };
}

test("pages, their data and files with a hash are the worker's", () => {
  expect(role("/color-mixer?c=db073d", { mode: "navigate" })).toBe("page");
  expect(role("/auth/v1/verify?token=a", { mode: "navigate" })).toBe("page");
  expect(role("/color-mixer.data?_build=a")).toBe("data");
  expect(role("/_.data")).toBe("data");
  expect(role("/assets/route-a1.js")).toBe("file");
  expect(role("/builds/meta/a1b2.json")).toBe("file");
});

test("everything else is the browser's: other sites, accounts, forms, what changes", () => {
  for (const path of ["/auth/v1/user", "/rest/v1/colors", "/account/delete", "/builds/latest.json?1", "/api/convert"]) {
    expect([path, role(path)]).toEqual([path, null]);
  }
  expect(role("https://project.example/assets/a.js")).toBeNull();
  expect(role("https://project.example/", { mode: "navigate" })).toBeNull();
  expect(role("/contact", { method: "POST", mode: "navigate" })).toBeNull();
  expect(role("/contact.data", { method: "POST" })).toBeNull();
  expect(role("/assets/a.js", { method: "HEAD" })).toBeNull();
});

test("of forms, the worker takes what another app shares", () => {
  expect(role("/share-target", { method: "POST", mode: "navigate" })).toBe("share");
  expect(role("/share-target", { method: "POST" })).toBeNull();
});

test("one copy of a tool and of a library page serves all queries, and other pages have one for each", () => {
  const key = (path: string) => keyOf(new URL(path, ORIGIN));
  for (const { path } of tools) expect(key(`${path}?c=db073d&m=oklch`)).toBe(path);
  expect(key("/user/palettes?view=trash")).toBe("/user/palettes");
  expect(key("/convert?mode=text&c=teal")).toBe("/convert?mode=text");
  expect(key("/color?q=teal")).toBe("/color?q=teal");
  expect(key("/color/0D6986")).toBe("/color/0D6986");
});

test("the data of a page leads to the page, without what the router adds", () => {
  const page = (path: string) => pageOfData(new URL(path, ORIGIN)).href.slice(ORIGIN.length);
  expect(page("/color-mixer.data?c=db073d&_build=a1&_routes=root")).toBe("/color-mixer?c=db073d");
  expect(page("/_.data?_build=a1")).toBe("/");
});

test("all tools are kept, each from an address whose answer may be kept", () => {
  expect(USUAL_PAGES).toEqual(expect.arrayContaining(tools.map(({ path }) => path)));
  expect(sourceOf("/color-mixer")).toBe("/color-mixer");
  expect(sourceOf("/random-color-generator")).toBe("/random-color-generator?s=offline");
});

test("a public page is kept, and one that is not, or that failed, is not", () => {
  const PUBLIC = { "Cache-Control": "public, max-age=0, s-maxage=3600" };
  expect(mayKeep("/color/0D6986", answer(PUBLIC))).toBe(true);
  expect(mayKeep("/color/0D6986", answer({}))).toBe(false);
  expect(mayKeep("/color/0D6986", answer({ "Cache-Control": "private" }))).toBe(false);
  expect(mayKeep("/color/0D6986", answer(PUBLIC, { status: 404 }))).toBe(false);
  expect(mayKeep("/color/0D6986", answer(PUBLIC, { redirected: true }))).toBe(false);
  expect(mayKeep("/api/names", answer({ ...PUBLIC, "Content-Type": "application/json" }))).toBe(false);
});

test("the library's pages are kept although no shared cache may have them, and no page that says no-store is", () => {
  expect(mayKeep("/user/colors", answer({ "Cache-Control": "private, no-cache" }))).toBe(true);
  expect(mayKeep("/user/account", answer({ "Cache-Control": "private, no-cache" }))).toBe(false);
  expect(mayKeep("/color-mixer", answer({ "Cache-Control": "no-store" }))).toBe(false);
});

test("a page about one person is not even asked for", () => {
  for (const path of ["/user/account", "/account", "/contact", "/mailbox", "/shared/abc", "/billing/test/portal/x"]) {
    expect([path, isWorthKeeping(path)]).toEqual([path, false]);
  }
  for (const path of ["/color/0D6986", "/contrast-checker", "/pricing", "/sharedness"]) {
    expect([path, isWorthKeeping(path)]).toEqual([path, true]);
  }
});

test("of the pages that were seen the 60 newest stay", () => {
  const seen = Array.from({ length: 62 }, (_, place) => `/color/${String(place).padStart(6, "0")}`);
  expect(surplusOf(["/assets/a.js", ...USUAL_PAGES, ...seen])).toEqual(["/color/000000", "/color/000001"]);
  expect(surplusOf([...USUAL_PAGES, ...seen.slice(2)])).toEqual([]);
});

test("the build before stays while another page is open, older ones never, and what is not ours always", () => {
  const names = ["shared", cacheOf("one"), cacheOf("two"), cacheOf("three")];
  expect(outdatedOf(names, cacheOf("three"), false)).toEqual([cacheOf("one")]);
  expect(outdatedOf(names, cacheOf("three"), true)).toEqual([cacheOf("one"), cacheOf("two")]);
  expect(outdatedOf(names, cacheOf("one"), false)).toEqual([cacheOf("two")]);
});

test("the page for no connection comes first, scripts before the pages, and pictures last", () => {
  const files = ["/assets/hills.webp", "/assets/a.js", "/assets/names.bin", "/assets/app.css", "/assets/font.woff2"];
  const plan = (seen: string) => planOf(files, seen);
  const start = ["/assets/app.css", "/assets/font.woff2", "/offline", "/assets/a.js", ...USUAL_PAGES];
  const end = ["/assets/hills.webp", "/assets/names.bin"];
  expect(plan("/color/0D6986")).toEqual([...start, "/color/0D6986", ...end]);
  expect(plan("/color-mixer")).toEqual([...start, ...end]);
  expect(plan("/user/account")).toEqual([...start, ...end]);
});
