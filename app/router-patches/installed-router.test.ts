import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { readDataFirst } from "./data-first.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
const LIBRARY = join(PACKAGE, "dist/production/lib");

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(LIBRARY, file)).href);
const read = (file: string) => readFileSync(join(LIBRARY, file), "utf8");

test("the router loads route code with loadRouteModule(route, modules) from routeModules.js", async () => {
  const { loadRouteModule } = await load("dom/ssr/routeModules.js");
  const home = { default: () => null };
  expect(await loadRouteModule({ id: "home", module: "/never-loaded.js" }, { home })).toBe(home);
  expect(read("dom/ssr/routes.js")).toMatch(/import \{ loadRouteModule \} from "\.\/routeModules\.js"/);
});

test("the router exposes itself as window.__reactRouterDataRouter", () => {
  expect(read("dom-export/hydrated-router.js")).toContain("window.__reactRouterDataRouter = router;");
});

test("the router fetches page data with a URL object whose path ends in .data", async () => {
  const { singleFetchUrl } = await load("dom/ssr/single-fetch.js");
  const url = singleFetchUrl("https://huesmith.example/tools?q=red", "data");
  expect(url).toBeInstanceOf(URL);
  expect(url.href).toBe("https://huesmith.example/tools.data?q=red");
  expect(read("dom/ssr/single-fetch.js")).toMatch(/let url = singleFetchUrl\(.*[\s\S]{0,300}await fetch\(url, /);
});

test("the router writes data that was read before", async () => {
  const { StreamTransfer } = await load("dom/ssr/single-fetch.js");
  const serverHandoffStream = new Blob(["a", "b"]).stream();
  const { renderMeta, ...rest } = await readDataFirst({ serverHandoffStream } as EntryContext);
  const context = { ...rest, renderMeta: { ...renderMeta, didRenderScripts: true } };
  const html = renderToString(createElement(StreamTransfer, { context, identifier: 0, reader: null }));
  const controller = "window.__reactRouterContext.streamController";
  expect(html).toBe(`<script>${controller}.enqueue("ab");</script><script>${controller}.close();</script>`);
  expect(read("dom/ssr/server.js")).toContain("context.serverHandoffStream.getReader()");
});
