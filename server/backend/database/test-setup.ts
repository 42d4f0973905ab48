// Runs once before the server's tests: makes databases with all migrations for each test file to copy. For tests only.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Two folders of a PGlite with all migrations, one with the least files, and the cluster with a database to copy; null if
     * PostgreSQL isn't installed.
     */
    templates: {
      folder: string;
      light: string;
      postgres: { cluster: string; database: string } | null;
    };
  }
}

export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-templates-"));
  const paths = { folder: join(folder, "database"), light: join(folder, "light") };
  await makePglites(paths);
  const cluster = await startTestPostgres();
  provide("templates", { ...paths, postgres: cluster && (await migrateNew(cluster)) });
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makePglites({ folder, light }: { folder: string; light: string }) {
  const database = await openPglite(folder);
  await migrate(database);
  await database.close();
  cpSync(folder, light, { recursive: true });
  await lighten(light);
}

const EMPTY_LOG_PAGE = Buffer.alloc(8192);

/** Each test file loads the folder again, so the template databases, the old log and the log's empty end are left out. */
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
  for (const entry of readdirSync(join(folder, "pg_wal"), { withFileTypes: true })) {
    if (entry.isFile()) trimLog(join(entry.parentPath, entry.name));
  }
}

/** PostgreSQL fills its log with zeros in advance. */
function trimLog(file: string) {
  const data = readFileSync(file);
  let end = data.length;
  while (data.subarray(end - EMPTY_LOG_PAGE.length, end).equals(EMPTY_LOG_PAGE)) end -= EMPTY_LOG_PAGE.length;
  truncateSync(file, end);
}

async function migrateNew(cluster: TestPostgres) {
  const url = await cluster.createDatabase();
  const postgres = openPostgres(url);
  await migrate(postgres);
  await postgres.close();
  return { cluster: cluster.url, database: new URL(url).pathname.slice(1) };
}
