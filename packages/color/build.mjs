// Makes dist/: JavaScript and types, a file for each file of src/ and of color/, so that bundlers leave out what is not used.
import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { compile, rewrite } from "../compile.mjs";

const NAMES = "../../.generated/names-best.bin";

process.chdir(import.meta.dirname);
compile();

// The compiler repeats the folders of the repository.
for (const file of globSync("dist/packages/color/src/*")) {
  rewrite(file, (text) => text.replaceAll('"../../../color/', '"./color/'));
  renameSync(file, file.replace(/packages[\\/]color[\\/]src[\\/]/, ""));
}
rmSync("dist/packages", { recursive: true });
rewrite("dist/names-best.js", (text) => text.replace('"names-best.bin"', `"${readFileSync(NAMES, "base64")}"`));
