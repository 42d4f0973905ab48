// The budgets. A page's first load is the entry, the root, its layouts and its route with all that they import.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { build } from "vite";
import { findManifest, readManifest } from "./scripts/read-manifest.mjs";

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

/** Room for the hashes in file names, which alone change a page's size by up to 150 bytes, in kB. */
const HASHES = 0.2;

/** In kB, without that room. */
const FIRST_VISITS = {
  "the home page": ["pages/home/route", 116.7],
  "a color page": ["pages/color/route", 123.5],
  "the converter": ["tools/convert/route", 122.9],
  "a converter page": ["tools/convert/pair-route", 124.3],
  "the encyclopedia": ["pages/encyclopedia/route", 130.2],
  "the HTML color codes": ["pages/html-color-codes/route", 131.4],
  "the palette library": ["pages/palettes/route", 130.1],
  "a page of palettes": ["green-color-palettes", 131.2],
  "a shared palette": ["pages/shared-palette/route", 135.5],
  "the saved colors": ["dashboard/colors/route", 113.2],
  "the account page": ["dashboard/account/route", 113.2],
  "the prices": ["pages/pricing/route", 122.5],
  "the add-ons": ["pages/addons/route", 137.3],
};

/** The route manifest, which every page loads, too. */
const { routes, entry } = readManifest(CLIENT);
const file = `${CLIENT}/assets/${findManifest(CLIENT)}`;
/** What every page loads. */
const COMMON = new Set(filesOf("pages/tools/route"));
const TOOLS = Object.keys(routes).filter(
  (id) => /^tools\/[^/]+\/(?:pair-)?route$/.test(id) && routes[id].hasDefaultExport,
);
/** What all tools in the frame load beyond that: the frame, the engine's core, undo and the address. */
const FRAME = TOOLS.filter((id) => !id.startsWith("tools/convert/"))
  .map((id) => new Set(filesOf(id).filter((path) => !COMMON.has(path))))
  .reduce((all, files) => all.intersection(files));

export default [
  // Without the table of the 148 CSS names. The goal of 8 KiB was for CSS Color 4; what computes color-mix(), relative colors
  // and calc() takes the rest.
  { name: "The engine's core", path: `${ENGINE}/engine-core.js`, limit: "11 KiB", gzip: true },
  { name: "The CSS names", path: `${ENGINE}/css-names.js`, limit: "1.3 KiB", gzip: true },
  ...Object.entries(FIRST_VISITS).map(([page, [routeId, kilobytes]]) => ({
    name: `JavaScript of a first visit to ${page}`,
    path: asSent(filesOf(routeId)),
    limit: limitOf(kilobytes),
    brotli: false,
  })),
  { name: "The frame of the tools", path: asSent([...FRAME]), limit: limitOf(28.8), brotli: false },
  ...TOOLS.map((id) => ({
    name: `What ${id} adds to it`,
    path: asSent(filesOf(id).filter((path) => !COMMON.has(path) && !FRAME.has(path))),
    limit: limitOf(31.1),
    brotli: false,
  })).filter(({ path }) => path.length > 0),
  { name: "The icons", path: ".generated/icons.svg", limit: "3.5 kB", brotli: true },
  { name: "The fonts", path: ".generated/*.woff2", limit: "34.5 kB", brotli: false },
  {
    name: "The style sheet",
    path: findStyleSheet(),
    limit: "24.0 kB", // with the classes of repeated parts, which every page would carry otherwise
    brotli: true,
  },
];

function limitOf(kilobytes) {
  return `${(kilobytes + HASHES).toFixed(1)} kB`;
}

/** As the build has compressed them, because doing it once more takes ten seconds; the smallest are sent as they are. */
function asSent(paths) {
  return paths.map((path) => (existsSync(`${path}.br`) ? `${path}.br` : path));
}

/** The one that every page loads; what the server's own build leaves next to it has no fonts. */
function findStyleSheet() {
  const assets = `${CLIENT}/assets`;
  const sheets = readdirSync(assets).filter((name) => /^app-.*\.css$/.test(name));
  return sheets.map((name) => `${assets}/${name}`).find((path) => readFileSync(path, "utf8").includes("font-face"));
}

function filesOf(routeId) {
  const parts = [entry];
  for (let id = routeId; id; id = routes[id].parentId) parts.push(routes[id]);
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  return [file, ...[...files].map((path) => CLIENT + path)];
}
