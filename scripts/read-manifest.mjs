// The router's map of routes to files, which every page loads.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function readManifest(client) {
  const window = {};
  new Function("window", readFileSync(join(client, "assets", findManifest(client)), "utf8"))(window);
  return window.__reactRouterManifest;
}

export function findManifest(client) {
  return readdirSync(join(client, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
}
