// The engine is measured as production gets it: bundled, with the same options as in vite.config.ts. Its modules become one
// chunk, as an installed library would be one file; other people's packages stay outside, as they come from npm.
import { fileURLToPath } from "node:url";
import { build } from "vite";

const OUT_DIR = ".generated/bench";

/** Bundles child.ts with all topics; returns the path of the script. */
export async function bundleTopics(): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "node" },
    build: {
      ssr: fileURLToPath(new URL("./child.ts", import.meta.url)),
      outDir: OUT_DIR,
      target: "es2024",
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        external: (id) => /^[@a-z]/.test(id),
        output: {
          // V8 computes with constants what it must load again and again from a variable.
          topLevelVar: false,
          entryFileNames: "child.js",
          codeSplitting: { groups: [{ name: "engine", test: /[\\/]color[\\/]/ }] },
        },
      },
    },
  });
  return `${OUT_DIR}/child.js`;
}
