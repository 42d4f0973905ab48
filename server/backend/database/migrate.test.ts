import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { type Database, sql } from "../sql.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { createTestDatabase } from "./test-postgres.ts";

const { postgres } = inject("templates");
const root = makeTestFolder(afterAll);
const databases: Database[] = [await openPglite(join(root, "database"))];
if (postgres) databases.push(openPostgres(await createTestDatabase(postgres.cluster)));
afterAll(async () => {
  for (const database of databases) await database.close();
});

function makeFolder(files: Record<string, string>) {
  const folder = makeTestFolder(onTestFinished);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

for (const database of databases) {
  const { db, kind } = database;
  const historyOf = async () => {
    const { rows } = await sql`select version, name from supabase_migrations.schema_migrations order by 1`.execute(db);
    return rows;
  };

  test(`${kind}: all migrations run, and none run a second time`, async () => {
    await migrate(database);
    const history = await historyOf();
    expect(history).toContainEqual({ version: "20261122000000", name: "accounts" });
    await migrate(database);
    expect(await historyOf()).toEqual(history);
  });

  test(`${kind}: only the server can read the auth schema and the installation table`, async () => {
    for (const role of ["anon", "authenticated", "service_role"]) {
      for (const table of ["auth.users", "auth.refresh_tokens", "private.installation"]) {
        const reading = db.transaction(async (transaction) => {
          await sql`set local role ${sql.id(role)}`.execute(transaction);
          await sql`select * from ${sql.id(...table.split("."))}`.execute(transaction);
        });
        await expect(reading).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  test(`${kind}: a failed migration is rolled back and reported by name`, async () => {
    const folder = makeFolder({
      "20270101000000_first.sql": "create table private.first (id int);",
      "20270101000001_second.sql": "create table private.second (id int); select 1 / 0;",
      "notes.txt": "no migration",
    });
    await expect(migrate(database, folder)).rejects.toThrow(
      "The migration 20270101000001_second failed: division by zero",
    );
    const { rows } = await sql`select to_regclass('private.first') is not null as first,
      to_regclass('private.second') is not null as second`.execute(db);
    expect(rows).toEqual([{ first: true, second: false }]);
    expect(await historyOf()).not.toContainEqual(expect.objectContaining({ name: "second" }));
  });

  test(`${kind}: a public table without row-level security prevents the start`, async () => {
    await sql`create table public.secrets (id int)`.execute(db);
    await expect(migrate(database)).rejects.toThrow(
      "These tables have no row-level security, so the server won't start: public.secrets",
    );
    await sql`alter table public.secrets enable row level security`.execute(db);
    await migrate(database);
    await sql`drop table public.secrets`.execute(db);
  });

  test(`${kind}: the database of a Supabase project is rejected`, async () => {
    await sql`create table auth.schema_migrations (version text)`.execute(db);
    await expect(migrate(database)).rejects.toThrow(
      "DATABASE_URL is the database of a Supabase project: use SUPABASE_URL and its keys instead.",
    );
    await sql`drop table auth.schema_migrations`.execute(db);
  });

  test(`${kind}: rows have the same values on every database`, async () => {
    const { rows } = await sql`select
      '2026-11-22 01:02:03.123456+02'::timestamptz as time, 9007199254740991::bigint as number, 5::bigint as small,
      9007199254740993::bigint as large, 1.5::numeric as exact, '{"a":[1]}'::jsonb as json, array['a', 'b,c'] as list,
      '2026-11-22'::date as day, null::timestamptz as never, true as yes`.execute(db);
    expect(rows).toEqual([
      {
        time: "2026-11-21T23:02:03.123456+00:00",
        number: 9007199254740991,
        small: 5,
        large: 9007199254740993n,
        exact: 1.5,
        json: { a: [1] },
        list: ["a", "b,c"],
        day: "2026-11-22",
        never: null,
        yes: true,
      },
    ]);
  });

  test(`${kind}: concurrent transactions don't mix`, async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        db.transaction(async (transaction) => {
          await sql`insert into private.first (id) values (${i})`.execute(transaction);
          if (i % 2 === 1) throw new Error("undone");
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
    const { rows } = await sql<{ id: number }>`select id from private.first order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8]);
  });
}

test.runIf(postgres)("on PostgreSQL, a start with nothing to change doesn't wait for a backup", async () => {
  const database = openPostgres(await createTestDatabase(postgres?.cluster ?? "", postgres?.database));
  onTestFinished(database.close);
  await database.db.transaction(async (backup) => {
    await sql`select from auth.users`.execute(backup);
    await migrate(database);
  });
});
