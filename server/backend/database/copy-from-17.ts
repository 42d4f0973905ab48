// PostgreSQL 18 can't open a database folder from 17, so its rows are copied to a new one.
import { cpSync, rmSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import type { PGlite as PGlite17 } from "pglite-17";
import { SEQUENCES, TABLES, type Table } from "./list-tables.ts";
import { runOwnSql } from "./migrate.ts";

const HISTORY = "supabase_migrations.schema_migrations";

/**
 * Copies the tables, rows and sequences of the database in the folder `directory` into the new database `fresh`. Opens
 * a copy of the folder, because opening writes to it.
 */
export async function copyFrom17(directory: string, fresh: PGlite) {
  const copy = `${directory}.copy`;
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(directory, copy, { recursive: true });
    const { PGlite: PGlite17 } = await import("pglite-17");
    const old = await PGlite17.create(copy);
    await makeTables(old, fresh);
    await copyRows(old, fresh);
    await copySequences(old, fresh);
    await old.close();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Uses the migrations recorded in the old database: newer ones must find its rows when they run. */
async function makeTables(old: PGlite17, fresh: PGlite) {
  await runOwnSql({
    run: async (sql) => void (await fresh.exec(sql)),
    rows: async (sql) => (await fresh.query<Record<string, unknown>>(sql)).rows,
  });
  const { rows } = await old.query<{ is_there: boolean }>(`select to_regclass('${HISTORY}') is not null as is_there`);
  if (!rows[0]?.is_there) return; // the first start was interrupted
  const history = await old.query<{ sql: string }>(
    `select array_to_string(statements, ';') as sql from ${HISTORY} order by version`,
  );
  for (const { sql } of history.rows) await fresh.exec(sql);
}

async function copyRows(old: PGlite17, fresh: PGlite) {
  const { rows: tables } = await old.query<Table>(TABLES);
  if (tables.length === 0) return;
  // Triggers and foreign keys already ran in the old database.
  await fresh.exec("set session_replication_role = replica");
  // The migrations wrote some rows. Newer tables, which the old database lacks, may reference these.
  await fresh.exec(`truncate ${tables.map(({ name }) => name).join(", ")} cascade`);
  for (const { name, columns } of tables) {
    const list = columns.join(", ");
    const { blob, affectedRows } = await old.query(`copy ${name} (${list}) to '/dev/blob'`);
    if (affectedRows === 0) continue; // there is no blob then
    const copied = await fresh.query(`copy ${name} (${list}) from '/dev/blob'`, [], { blob });
    if (copied.affectedRows !== affectedRows) throw new Error(`not all rows of ${name} could be copied`);
  }
  await fresh.exec("analyze");
}

async function copySequences(old: PGlite17, fresh: PGlite) {
  const { rows: sequences } = await old.query<{ name: string }>(SEQUENCES);
  for (const { name } of sequences) {
    const { rows } = await old.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${name}`,
    );
    for (const { last, is_called } of rows) {
      await fresh.query("select setval($1, $2, $3)", [name, last, is_called]);
    }
  }
}
