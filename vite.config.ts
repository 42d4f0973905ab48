import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { ownRouteLoader } from "./app/router-patches/own-route-loader.mjs";
import { sharedFiles } from "./scripts/shared-files.mjs";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), ownRouteLoader()],
  // Finds every dependency at start, so that no first visit to a page triggers a re-optimise reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
          },
        },
      },
    },
    // The server bundle is our Hono app; it re-exports React Router's build.
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
