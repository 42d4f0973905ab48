import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "./open-pglite.ts";

test("a damaged database is told with what to do", async () => {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-damaged-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "PG_VERSION"), "17\n");
  await expect(openPglite(folder)).rejects.toThrow(
    /^The database in \S+ cannot be opened \(.+\)\. .*DATA_DIR=other npm start$/,
  );
});
