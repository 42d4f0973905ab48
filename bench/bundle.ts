// Measures the engine as production ships it: bundled. What vite.config.ts says about top-level variables applies here
// too, because V8 folds constants but reloads a variable each time. The engine's modules become one chunk, like an
// installed library. Peers stay external, as they come from npm, except Material's: its imports lack the file
// extensions that Node needs.
import { fileURLToPath } from "node:url";
import { build } from "vite";
import production from "../vite.config.ts";

const OUT_DIR = ".generated/bench";
const BUNDLED_PEER = /^@material\//;

/** Bundles child.ts with all topics; returns the path of the script. */
export async function bundleTopics(): Promise<string> {
  const productionOutput = [production.build?.rolldownOptions?.output ?? []].flat()[0];
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { target: "node", noExternal: [BUNDLED_PEER] },
    build: {
      ssr: fileURLToPath(new URL("./child.ts", import.meta.url)),
      outDir: OUT_DIR,
      target: "es2024",
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        external: (id) => /^[@a-z]/.test(id) && !BUNDLED_PEER.test(id),
        output: {
          topLevelVar: productionOutput?.topLevelVar ?? true,
          entryFileNames: "child.js",
          codeSplitting: { groups: [{ name: "engine", test: /[\\/]color[\\/]/ }] },
        },
      },
    },
  });
  return `${OUT_DIR}/child.js`;
}
