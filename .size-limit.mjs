// The budgets. A page's first load is the entry, the root, its layouts and its route with all that they import.
import { readdirSync, readFileSync } from "node:fs";
import { build } from "vite";

const CLIENT = "build/client";
const ENGINE = ".generated/engine-core";

await build({
  configFile: false,
  logLevel: "error",
  build: {
    outDir: ENGINE,
    target: "es2024",
    modulePreload: false,
    rollupOptions: {
      input: "bench/engine-core.ts",
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "engine-core.js" },
    },
  },
});

export default [
  {
    name: "Engine: parse, convert, gamut, difference, contrast, mix, print",
    path: `${ENGINE}/*.js`,
    limit: "8 KiB",
    gzip: true,
  },
  {
    name: "First visit to a color page, JavaScript",
    path: filesOf("pages/color/route"),
    limit: "115 kB",
    brotli: true,
  },
  {
    name: "First visit to a converter page, JavaScript",
    path: filesOf("tools/convert/pair-route"),
    limit: "118 kB",
    brotli: true,
  },
  {
    name: "First visit to the home page, JavaScript",
    path: filesOf("pages/home/route"),
    limit: "106 kB",
    brotli: true,
  },
  { name: "Style sheet", path: `${CLIENT}/assets/*.css`, limit: "14 kB", brotli: true },
];

function filesOf(routeId) {
  const name = readdirSync(`${CLIENT}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(`${CLIENT}/assets/${name}`, "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, ""));
  const parts = [manifest.entry];
  for (let id = routeId; id; id = manifest.routes[id].parentId) parts.push(manifest.routes[id]);
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [...files].map((file) => CLIENT + file);
}
