// Says which build this is, for pages that are open while it is put in place: docs/decisions/0011-new-versions.md. The id
// is the router's, a hash of all files that pages load.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./read-manifest.mjs";

export function describeBuild(client, now = Date.now()) {
  const { version: id, routes } = readManifest(client);
  const paths = Object.values(routes)
    .filter(({ path, index }) => index || path)
    .map((route) => pathOf(route, routes));
  const files = readdirSync(join(client, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
  mkdirSync(join(client, "builds/meta"), { recursive: true });
  write(join(client, "builds/meta", `${id}.json`), {
    id,
    routes: [...new Set(paths)].sort(),
    files: files.sort().map((name) => `/assets/${name}`),
  });
  write(join(client, "builds/latest.json"), { id, timestamp: now });
}

function pathOf({ path = "", parentId }, routes) {
  const above = parentId ? pathOf(routes[parentId], routes) : "/";
  return path ? `${above.replace(/\/$/, "")}/${path.replace(/^\//, "")}` : above;
}

function write(file, content) {
  writeFileSync(file, JSON.stringify(content));
}
