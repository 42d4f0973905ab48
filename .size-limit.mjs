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
      output: {
        entryFileNames: "engine-core.js",
        chunkFileNames: "[name].js",
        codeSplitting: { groups: [{ name: "css-names", test: /css-names/ }] },
      },
    },
  },
});

const FIRST_VISITS = {
  "the home page": ["pages/home/route", "106 kB"],
  "a color page": ["pages/color/route", "115 kB"],
  "the converter": ["tools/convert/route", "115 kB"],
  "a converter page": ["tools/convert/pair-route", "115 kB"],
  "the encyclopedia": ["pages/encyclopedia/route", "115 kB"],
  "the HTML color codes": ["pages/html-color-codes/route", "115 kB"],
};

export default [
  // The goal of 8 KiB is for the engine without the table of the 148 CSS names.
  { name: "The engine's core", path: `${ENGINE}/engine-core.js`, limit: "8 KiB", gzip: true },
  { name: "The CSS names", path: `${ENGINE}/css-names.js`, limit: "1.3 KiB", gzip: true },
  ...Object.entries(FIRST_VISITS).map(([page, [routeId, limit]]) => ({
    name: `JavaScript of a first visit to ${page}`,
    path: filesOf(routeId),
    limit,
    brotli: true,
  })),
  { name: "The style sheet", path: `${CLIENT}/assets/*.css`, limit: "14 kB", brotli: true },
];

function filesOf(routeId) {
  const name = readdirSync(`${CLIENT}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(`${CLIENT}/assets/${name}`, "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;\s*$/, ""));
  const parts = [manifest.entry];
  for (let id = routeId; id; id = manifest.routes[id].parentId) parts.push(manifest.routes[id]);
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [`${CLIENT}/assets/${name}`, ...[...files].map((file) => CLIENT + file)];
}
