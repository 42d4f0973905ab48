// The databases that tests run on, each closed after the file's tests. For tests only.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import type { Database, Db } from "../sql.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { CopiedFiles } from "./test-copied-files.ts";
import { createTestDatabase } from "./test-postgres.ts";

export type TestDatabase = { name: string; db: Db };

/** PGlite in memory and, where PostgreSQL is installed, a database of the tests' cluster; both with all migrations. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const databases: TestDatabase[] = [{ name: "PGlite", db: (await openTestPglite()).db }];
  const postgres = await openTestPostgres();
  if (postgres) databases.push({ name: "PostgreSQL", db: postgres });
  return databases;
}

/** PostgreSQL where it is installed, and PGlite elsewhere: for tests of what the database makes no difference to. */
export async function openTestDatabase(): Promise<Db> {
  return (await openTestPostgres()) ?? (await openTestPglite()).db;
}

async function openTestPostgres(): Promise<Db | null> {
  const { postgres } = inject("templates");
  if (!postgres) return null;
  const { db, close } = openPostgres(await createTestDatabase(postgres.cluster, postgres.database));
  afterAll(close);
  return db;
}

/** Fills a server's folder with an existing database, because a first start takes seconds. */
export function fillDataFolder(dataDir: string) {
  cpSync(inject("templates").folder, join(dataDir, "database"), { recursive: true });
}

/** PGlite in memory with all migrations. */
export async function openTestPglite(): Promise<Database> {
  const database = await openPglite(null, new CopiedFiles(inject("templates").light));
  afterAll(database.close);
  return database;
}
