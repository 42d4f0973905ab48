// Makes no clusters, which takes seconds and comes out the same each time. For tests only.
import { cpSync, existsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/** From now on each new cluster of this process is a copy of `empty`; returns what ends that. */
export function copyClusters(empty: string): () => void {
  const { create } = PGlite;
  const copy = (...given: unknown[]) => {
    const [folder] = given;
    if (typeof folder === "string" && folder.endsWith(".init")) {
      // What makes one would stop at that.
      if (existsSync(folder)) throw new Error(`${folder} is left from an earlier start`);
      cpSync(empty, folder, { recursive: true });
    }
    return Reflect.apply(create, PGlite, given);
  };
  Object.assign(PGlite, { create: copy });
  return () => void Object.assign(PGlite, { create });
}
