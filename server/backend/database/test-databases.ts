// The databases that tests run on, each closed after the file's tests. For tests only.
import { cpSync, openAsBlob } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import type { Database, Db } from "../sql.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { createTestDatabase } from "./test-postgres.ts";

export type TestDatabase = { name: string; db: Db };

/** PGlite in memory and, where PostgreSQL is installed, a database of the tests' cluster; both with all migrations. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const databases: TestDatabase[] = [{ name: "PGlite", db: (await openTestPglite()).db }];
  const { postgres } = inject("templates");
  if (postgres) {
    const { db, close } = openPostgres(await createTestDatabase(postgres.cluster, postgres.database));
    afterAll(close);
    databases.push({ name: "PostgreSQL", db });
  }
  return databases;
}

/** Fills a server's folder with an existing database, because a first start takes seconds. */
export function fillDataFolder(dataDir: string) {
  cpSync(inject("templates").folder, join(dataDir, "database"), { recursive: true });
}

/** PGlite in memory with all migrations. */
export async function openTestPglite(): Promise<Database> {
  const database = await openPglite(null, await openAsBlob(inject("templates").dump));
  afterAll(database.close);
  return database;
}
