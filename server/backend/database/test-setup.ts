// Run once before the tests of the server: databases with all migrations, which each test file copies. For tests only.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
    /** The dump of a PGlite, and the cluster with its database to copy; null where PostgreSQL is not installed. */
    templates: { dump: string; postgres: { cluster: string; database: string } | null };
  }
}

export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-templates-"));
  const dump = join(folder, "pglite.tar");
  writeFileSync(dump, await dumpPglite());
  const cluster = await startTestPostgres();
  provide("templates", { dump, postgres: cluster && (await migrateNew(cluster)) });
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function dumpPglite() {
  const pglite = await PGlite.create();
  await migrate(await asDatabase(pglite));
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

async function migrateNew(cluster: TestPostgres) {
  const url = await cluster.createDatabase();
  const postgres = openPostgres(url);
  await migrate(postgres);
  await postgres.close();
  return { cluster: cluster.url, database: new URL(url).pathname.slice(1) };
}
