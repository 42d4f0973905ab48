// The engine is measured as production gets it: bundled, and what vite.config.ts says of top-level variables holds here too,
// because V8 computes with constants what it must load again and again from a variable. The engine's modules become one
// chunk, as an installed library would be one file; other people's packages stay outside, as they come from npm, except
// Material's: its imports lack the extensions without which Node finds nothing.
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
