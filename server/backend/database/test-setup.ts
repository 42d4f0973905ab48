// Run once before the tests of the server: databases with all migrations, which each test file copies. For tests only.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "./migrate.ts";
import { asDatabase } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The folder of a new PGlite without tables, the folder and the dump of one with all migrations, and the cluster with its
     * database to copy; null where PostgreSQL is not installed.
     */
    templates: {
      empty: string;
      folder: string;
      dump: string;
      postgres: { cluster: string; database: string } | null;
    };
  }
}

export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-templates-"));
  const paths = { empty: join(folder, "empty"), folder: join(folder, "database"), dump: join(folder, "pglite.tar") };
  await makePglites(paths);
  const cluster = await startTestPostgres();
  provide("templates", { ...paths, postgres: cluster && (await migrateNew(cluster)) });
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Making a cluster takes seconds, and all but the first are copies. */
async function makePglites({ empty, folder, dump }: { empty: string; folder: string; dump: string }) {
  await (await PGlite.create(empty)).close();
  cpSync(empty, folder, { recursive: true });
  const pglite = await PGlite.create(folder);
  await migrate(await asDatabase(pglite));
  writeFileSync(dump, new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
}

async function migrateNew(cluster: TestPostgres) {
  const url = await cluster.createDatabase();
  const postgres = openPostgres(url);
  await migrate(postgres);
  await postgres.close();
  return { cluster: cluster.url, database: new URL(url).pathname.slice(1) };
}
