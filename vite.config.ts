import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { ownRouteLoader } from "./app/router-patches/own-route-loader.mjs";
import { drawIcons } from "./scripts/icon-utilities.mjs";
import { reactCompiler } from "./scripts/react-compiler.mjs";
import { shareFiles } from "./scripts/share-files.mjs";

drawIcons();
const shared = shareFiles();

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reactCompiler(), ownRouteLoader(), shared.plugin],
  // Finds every dependency at start, so that no first visit to a page triggers a re-optimise reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        // The scripts of a late part are mostly there already, and their list for each part costs more than the wait
        // for the few that are not. The pages' own lists are React Router's.
        modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")) },
        rollupOptions: { output: { codeSplitting: { groups: shared.groups } }, checks: { bundlerTimings: false } },
      },
    },
    // The server bundle is our Hono app; it re-exports React Router's build. It is one file, because the next build may
    // replace the folder while the server runs.
    ssr: {
      build: {
        rollupOptions: {
          input: "./server/app.ts",
          output: { codeSplitting: false },
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
