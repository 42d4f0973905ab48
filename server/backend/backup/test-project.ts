// The database of a hosted Supabase project, on the tests' PostgreSQL. For tests only.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { createTestDatabase } from "../database/test-postgres.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../supabase/migrations", import.meta.url));

/** Returns the connection string that Supabase shows. `pushed` is how many migrations are applied; defaults to all. */
export async function createTestProject(cluster: string, pushed?: number): Promise<string> {
  const url = new URL(await createTestDatabase(cluster));
  url.username = new URL(cluster).username;
  await run(url.href, readFileSync(new URL("./test-project.sql", import.meta.url), "utf8"));
  url.username = "project_owner";
  await run(url.href, writePush(pushed));
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

/** Runs any number of statements; returns the rows of a single one. */
export async function run(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(text);
    return Array.isArray(result) ? [] : result.rows;
  } finally {
    await client.end();
  }
}
