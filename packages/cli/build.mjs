// Makes dist/huesmith.js: one module with all that it needs, because `npx` starts it often and few files start fast.
import { chmodSync, copyFileSync } from "node:fs";
import { build } from "vite";

process.chdir(import.meta.dirname);
await build({
  configFile: false,
  logLevel: "error",
  build: {
    ssr: "src/huesmith.ts",
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "huesmith.js", codeSplitting: false, comments: { legal: true } } },
  },
  ssr: { noExternal: true },
});
chmodSync("dist/huesmith.js", 0o755);
copyFileSync("../../node_modules/ignore/LICENSE-MIT", "dist/ignore-LICENSE.txt");
