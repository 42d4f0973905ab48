// Describes the build for pages that stay open during a deploy: docs/decisions/0011-new-versions.md. The id is the
// router's, a hash of all files that pages load.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./read-manifest.mjs";

export function describeBuild(client) {
  const { version: id, routes } = readManifest(client);
  const pages = Object.values(routes).filter(({ path, index }) => index || path);
  const files = readdirSync(join(client, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
  mkdirSync(join(client, "builds/meta"), { recursive: true });
  write(join(client, "builds/meta", `${id}.json`), {
    id,
    routes: pages.map((route) => ({ path: pathOf(route, routes), files: filesOf(route, routes) })),
    files: files.sort().map((name) => `/assets/${name}`),
  });
  write(join(client, "builds/latest.json"), { id, timestamp: Date.now() });
}

function pathOf({ path = "", parentId }, routes) {
  const above = parentId ? pathOf(routes[parentId], routes) : "/";
  return path ? `${above.replace(/\/$/, "")}/${path.replace(/^\//, "")}` : above;
}

/** The files a page loads in addition to the root's, which every page loads. */
function filesOf(route, routes) {
  const files = new Set();
  for (let part = route; part?.parentId; part = routes[part.parentId]) {
    for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
  }
  for (const file of routes.root.imports ?? []) files.delete(file);
  return [...files];
}

function write(file, content) {
  writeFileSync(file, JSON.stringify(content));
}
