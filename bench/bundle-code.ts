import { join } from "node:path";
import { build } from "vite";

/** Meant for the next bundler; production code has none. */
const ANNOTATION = "/* @__PURE__ */ ";

export type Chunk = { name: string; code: string };

/** Bundles and minifies the code the way production does, as a module in a folder. */
export async function bundleCode(
  code: string,
  folder: string,
  groups: { name: string; test: RegExp }[] = [],
): Promise<Chunk[]> {
  const id = join(folder, "entry.js");
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (source) => (source === id ? id : null),
        load: (path) => (path === id ? code : null),
      },
    ],
    build: {
      lib: { entry: id, formats: ["es"], fileName: "entry" },
      write: false,
      target: "es2024",
      // Vite keeps the white space in libraries by default.
      rolldownOptions: { output: { minify: true, ...(groups.length > 0 && { codeSplitting: { groups } }) } },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return outputs.flatMap((output) =>
    output.type === "chunk" ? [{ name: output.name, code: output.code.replaceAll(ANNOTATION, "") }] : [],
  );
}
