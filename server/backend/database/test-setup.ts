// Runs once before the server's tests: makes databases with all migrations for each test file to copy. For tests only.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";
import { packDatabase } from "./test-tar.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The folder and the dump of a PGlite with all migrations, and the cluster with a database to copy; null if
     * PostgreSQL isn't installed.
     */
    templates: {
      folder: string;
      dump: string;
      postgres: { cluster: string; database: string } | null;
    };
  }
}

export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-templates-"));
  const paths = { folder: join(folder, "database"), dump: join(folder, "pglite.tar") };
  await makePglites(paths);
  const cluster = await startTestPostgres();
  provide("templates", { ...paths, postgres: cluster && (await migrateNew(cluster)) });
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makePglites({ folder, dump }: { folder: string; dump: string }) {
  const database = await openPglite(folder);
  await migrate(database);
  await database.close();
  const light = `${folder}-light`;
  cpSync(folder, light, { recursive: true });
  await lighten(light);
  writeFileSync(dump, packDatabase(light));
}

/** Each test file loads the folder again, so the template databases and the old log are left out. */
async function lighten(folder: string) {
  const { inSession, close } = await openPglite(folder);
  await inSession(async ({ run }) => {
    await run("set wal_recycle = off");
    await run("update pg_database set datistemplate = false");
    for (const name of ["template0", "template1"]) await run(`drop database ${name}`);
    await run("select pg_switch_wal()");
    await run("checkpoint");
  });
  await close();
}

async function migrateNew(cluster: TestPostgres) {
  const url = await cluster.createDatabase();
  const postgres = openPostgres(url);
  await migrate(postgres);
  await postgres.close();
  return { cluster: cluster.url, database: new URL(url).pathname.slice(1) };
}
