// The databases that tests run on. For tests only.
import { cpSync, openAsBlob } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database, Db } from "../sql.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { createTestDatabase } from "./test-postgres.ts";

export type TestDatabase = { name: string; db: Db; close: () => Promise<void> };

/** PGlite in memory and, where PostgreSQL is installed, a database of the tests' cluster; both with all migrations. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const pglite = await openTestPglite();
  const databases: TestDatabase[] = [{ name: "PGlite", db: pglite.db, close: pglite.close }];
  const { postgres } = inject("templates");
  if (postgres) {
    const { db, close } = openPostgres(await createTestDatabase(postgres.cluster, postgres.database));
    databases.push({ name: "PostgreSQL", db, close });
  }
  return databases;
}

/** Fills a server's folder with an existing database, because a first start takes seconds. */
export function fillDataFolder(dataDir: string) {
  cpSync(inject("templates").folder, join(dataDir, "database"), { recursive: true });
}

/** PGlite in memory with all migrations. */
export async function openTestPglite(): Promise<Database> {
  return openPglite(null, await openAsBlob(inject("templates").dump));
}
