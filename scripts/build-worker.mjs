// Bundles the service worker (app/offline/) into one script, which no other part of the build loads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

export async function buildWorker(client) {
  const { id } = JSON.parse(readFileSync(join(client, "builds/latest.json"), "utf8"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { BUILD_ID: JSON.stringify(id) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: {
        input: "app/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}
