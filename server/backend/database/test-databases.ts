// The databases that tests run on. For tests only.
import type { Db } from "../contract.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { startTestPostgres } from "./start-test-postgres.ts";

export type TestDatabase = { name: string; db: Db; close: () => Promise<void> };

/** PGlite in memory and, where PostgreSQL is installed, a database on a throw-away cluster; both with all migrations. */
export async function openTestDatabases(): Promise<TestDatabase[]> {
  const pglite = await openPglite(null);
  await migrate(pglite);
  const databases: TestDatabase[] = [{ name: "PGlite", db: pglite.db, close: pglite.close }];
  const cluster = await startTestPostgres();
  if (cluster) {
    const postgres = openPostgres(await cluster.createDatabase());
    await migrate(postgres);
    databases.push({
      name: "PostgreSQL",
      db: postgres.db,
      close: async () => {
        await postgres.close();
        await cluster.stop();
      },
    });
  }
  return databases;
}
