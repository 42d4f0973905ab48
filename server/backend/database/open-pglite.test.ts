import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { openPglite } from "./open-pglite.ts";

test.each(["18", "17"])("a damaged PostgreSQL %s database is reported with what to do", async (version) => {
  const root = makeTestFolder(onTestFinished);
  const folder = join(root, "database");
  mkdirSync(folder);
  writeFileSync(join(folder, "PG_VERSION"), `${version}\n`);
  await expect(openPglite(folder)).rejects.toThrow(
    /^The database in \S+ cannot be opened \(.+\)\. .*DATA_DIR=other npm start$/,
  );
});
