// Makes dist/: one module with the rules of packages/cli and the parts of color/ that they need. Stylelint stays outside.
import { writeFileSync } from "node:fs";
import { build } from "vite";

process.chdir(import.meta.dirname);
await build({
  configFile: false,
  logLevel: "error",
  build: {
    ssr: "src/stylelint-huesmith.ts",
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    rolldownOptions: {
      external: ["stylelint"],
      output: { entryFileNames: "stylelint-huesmith.js", codeSplitting: false },
    },
  },
});
writeFileSync(
  "dist/stylelint-huesmith.d.ts",
  'declare const plugins: readonly import("stylelint").Plugin[];\nexport default plugins;\n',
);
