// The database of a hosted Supabase project, on the tests' PostgreSQL. For tests only.
import { readdirSync, readFileSync } from "node:fs";
import { MIGRATIONS } from "../database/migrate.ts";
import { createTestDatabase, runSql } from "../database/test-postgres.ts";

/** Returns the connection string that Supabase shows. `pushed` is how many migrations are applied; defaults to all. */
export async function createTestProject(cluster: string, pushed?: number): Promise<string> {
  const url = new URL(await createTestDatabase(cluster));
  url.username = new URL(cluster).username;
  await runSql(url.href, readFileSync(new URL("./test-project.sql", import.meta.url), "utf8"));
  url.username = "project_owner";
  await runSql(url.href, writePush(pushed));
  return url.href;
}

/** The SQL that `supabase db push` runs. */
function writePush(pushed?: number): string {
  const files = readdirSync(MIGRATIONS).sort().slice(0, pushed);
  return [
    "create schema supabase_migrations",
    "create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)",
    ...files.flatMap((file) => [
      readFileSync(`${MIGRATIONS}/${file}`, "utf8"),
      `insert into supabase_migrations.schema_migrations (version, name) values ('${file.slice(0, 14)}', '${file.slice(15, -4)}')`,
    ]),
  ].join(";\n");
}
