import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { openPglite } from "./open-pglite.ts";

test("a damaged database is reported with what to do", async () => {
  const root = makeTestFolder(onTestFinished);
  const folder = join(root, "database");
  mkdirSync(folder);
  writeFileSync(join(folder, "PG_VERSION"), "18\n");
  await expect(openPglite(folder)).rejects.toThrow(
    /^The database in \S+ cannot be opened \(.+\)\. .*DATA_DIR=other npm start$/,
  );
});
