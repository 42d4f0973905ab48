import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepBuild } from "../../scripts/keep-build.mjs";
import { makeTestFolder } from "../test-folder.ts";
import { findKeptBuild, isTooOld, takeBuild } from "./builds.ts";

const ORIGIN = "https://huesmith.example";
const BUILDS = { current: "bbbb2222", previous: "aaaa1111" };

test("the build is removed from a data request", () => {
  const asked = new Request(`${ORIGIN}/color.data?q=teal&_build=aaaa1111&_routes=x`, { headers: { "X-Test": "1" } });
  const { request, url, build } = takeBuild(asked);
  expect([request.url, build]).toEqual([`${ORIGIN}/color.data?q=teal&_routes=x`, "aaaa1111"]);
  expect(url.href).toBe(request.url);
  expect(request.headers.get("X-Test")).toBe("1");
  expect(takeBuild(new Request(`${ORIGIN}/_.data?_build=a`)).request.url).toBe(`${ORIGIN}/_.data`);
});

test("other requests keep their query string", () => {
  for (const path of ["/color?_build=aaaa1111", "/color.data", "/color.data?build=aaaa1111", "/a.data/b?_build=a"]) {
    const asked = new Request(ORIGIN + path);
    expect(takeBuild(asked)).toEqual({ request: asked, url: new URL(asked.url), build: null });
  }
  const form = new Request(`${ORIGIN}/color.data?_build=a`, { method: "POST", body: "x" });
  expect(takeBuild(form).request).toBe(form);
});

test("a page of the previous build can fetch only its own data", () => {
  const isLoaded = (build: string | null, path: string, referer?: string) =>
    isTooOld(build, BUILDS, new URL(ORIGIN + path), referer);
  expect(isLoaded(null, "/color.data")).toBe(false);
  expect(isLoaded("bbbb2222", "/color.data", `${ORIGIN}/tools`)).toBe(false);
  expect(isLoaded("aaaa1111", "/color.data?q=a", `${ORIGIN}/color?q=b`)).toBe(false);
  expect(isLoaded("aaaa1111", "/_.data", `${ORIGIN}/`)).toBe(false);
  expect(isLoaded("aaaa1111", "/color.data", `${ORIGIN}/tools`)).toBe(true);
  for (const referer of [undefined, "", "about:client", "no address"]) {
    expect([referer, isLoaded("aaaa1111", "/color.data", referer)]).toEqual([referer, true]);
  }
});

test("a page of any other build, or of none, must load documents", () => {
  const own = `${ORIGIN}/color`;
  for (const build of ["cccc3333", "", "undefined", "bbbb2222 "]) {
    expect([build, isTooOld(build, BUILDS, new URL(`${own}.data`), own)]).toEqual([build, true]);
  }
  const first = { current: "bbbb2222", previous: undefined };
  expect(isTooOld("undefined", first, new URL(`${own}.data`), own)).toBe(true);
});

test("the kept build is found by its manifest", () => {
  const root = makeTestFolder(onTestFinished);
  expect(findKeptBuild(root)).toBe(undefined);
  mkdirSync(join(root, "builds/meta"), { recursive: true });
  expect(findKeptBuild(root)).toBe(undefined);
  writeFileSync(join(root, "builds/meta/aaaa1111.json"), "{}");
  writeFileSync(join(root, "builds/meta/aaaa1111.json.br"), "");
  expect(findKeptBuild(root)).toBe("aaaa1111");
});

test("a new build keeps the previous one's files; the same build again changes nothing", () => {
  const root = makeTestFolder(onTestFinished);
  const client = join(root, "client");
  const make = (id: string) => {
    rmSync(client, { recursive: true, force: true });
    for (const folder of ["assets", "builds/meta"]) mkdirSync(join(client, folder), { recursive: true });
    writeFileSync(join(client, "assets", `${id}.js`), id);
    writeFileSync(join(client, "builds/meta", `${id}.json`), "{}");
    writeFileSync(join(client, "builds/latest.json"), JSON.stringify({ id }));
    keepBuild(client, join(root, "kept"));
    return findKeptBuild(join(root, "kept/previous"));
  };
  expect([make("a"), make("b"), make("b"), make("c")]).toEqual([undefined, "a", "a", "b"]);
  expect(readdirSync(join(root, "kept/previous/assets"))).toEqual(["b.js"]);
  expect(readdirSync(join(root, "kept")).sort()).toEqual(["current", "previous"]);
});

test("a running server needs no file of its build, which the next one replaces", () => {
  expect(readFileSync("build/server/index.js", "utf8")).not.toMatch(/(?:\bfrom |\bimport\()"\.\//);
});
