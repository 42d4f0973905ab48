// Makes dist/: JavaScript and types, a file for each file of src/ and of color/, so that bundlers leave out what is not used.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const COMPILER = "../../node_modules/typescript/bin/tsc";
const NAMES = "../../.generated/names-best.bin";

process.chdir(import.meta.dirname);
rmSync("dist", { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [COMPILER], { stdio: "inherit" });
if (status !== 0) process.exit(1);

// The compiler repeats the folders of the repository.
for (const file of globSync("dist/packages/color/src/*")) {
  rewrite(file, (text) => text.replaceAll('"../../../color/', '"./color/'));
  renameSync(file, file.replace(/packages[\\/]color[\\/]src[\\/]/, ""));
}
rmSync("dist/packages", { recursive: true });
// It leaves the endings in types as they are.
for (const file of globSync("dist/**/*.d.ts"))
  rewrite(file, (text) => text.replaceAll(/(from "[^"]+)\.ts"/g, '$1.js"'));
rewrite("dist/names-best.js", (text) => text.replace('"names-best.bin"', `"${readFileSync(NAMES, "base64")}"`));

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
