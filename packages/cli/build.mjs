// Builds dist/: huesmith.js with what most commands need (`npx` starts it often, and few files start fast), separate
// modules for what only `huesmith mcp` needs, and the packed names.
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

process.chdir(import.meta.dirname);
const { output } = await build({
  configFile: false,
  logLevel: "error",
  build: {
    ssr: "src/huesmith.ts",
    target: "node20",
    outDir: "dist",
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: "huesmith.js",
        chunkFileNames: "[name].js",
        comments: { legal: true },
      },
    },
  },
  ssr: { noExternal: true },
});
chmodSync("dist/huesmith.js", 0o755);
for (const file of ["names-best.bin", "names-full.bin"]) copyFileSync(`../../.generated/${file}`, `dist/${file}`);
writeFileSync("dist/LICENSES.txt", licensesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)));

/** The licenses of the packages that the modules come from, all of which require distribution. */
function licensesOf(modules) {
  const folders = modules.flatMap(
    (id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, "")) ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      if (!file) throw new Error(`${name} has no license to pass on.`);
      return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
    })
    .join("\n\n");
}
