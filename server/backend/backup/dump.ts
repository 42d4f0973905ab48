// Dumps a database as lines of text, the same from PGlite and PostgreSQL. Values are written in PostgreSQL's own
// format, which it reads back without loss; JSON only separates the values of a row.
import { hash } from "node:crypto";
import { SEQUENCES, TABLES, type Table } from "../database/list-tables.ts";
import { type Db, sql } from "../sql.ts";

/** A line that isn't a row; rows are arrays of strings and nulls. */
export type Entry =
  | { migrations: string[] }
  | { table: string; columns: string[] }
  | ({ table: string } & Sum)
  | { sequence: string; last: string; isCalled: boolean };

/** The row count and the sum of the rows' SHA-256, in any order: sorting would take as long as reading. */
export type Sum = { rows: number; sum: string };

const SCHEMAS = ["auth", "public", "private", "supabase_migrations"];
const ROWS_AT_ONCE = 2000;
const MAX_SUM = (1n << 256n) - 1n;

/** All lines of the database, from one snapshot. `tx` is a transaction that hasn't run anything yet. */
export async function* dumpDatabase(tx: Db): AsyncGenerator<string> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  await takeTime(tx);
  const history = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by 1`.all(tx);
  yield print({ migrations: history.map(({ version }) => version) });
  for (const { name, columns } of await listTables(tx)) {
    yield print({ table: name, columns });
    const sum = createSum();
    for await (const row of readRows(tx, name, columns)) {
      sum.add(row);
      yield row;
    }
    yield print({ table: name, ...sum.read() });
  }
  for (const { name } of (await tx.query<{ name: string }>(SEQUENCES, [])).rows) {
    if (isOurs(name)) yield print({ sequence: name, ...(await readSequence(tx, name)) });
  }
}

/** Removes the time limits and fixes the value format, whatever the database's defaults are. */
export async function takeTime(tx: Db) {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('datestyle', 'ISO', true), set_config('timezone', 'UTC', true)`.execute(tx);
}

/** True if the database has a table of this name, such as "auth.users". */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.first(db);
  return found?.is === true;
}

/** The site's persistent tables, in an order in which they can be filled. */
export async function listTables(tx: Db): Promise<Table[]> {
  const { rows } = await tx.query<Table>(TABLES, []);
  return rows.filter(({ name, lasts }) => lasts && isOurs(name));
}

function isOurs(name: string) {
  return SCHEMAS.some((schema) => name.startsWith(`${schema}.`));
}

/** The sum of a table's rows, with these columns. */
export async function sumTable(tx: Db, name: string, columns: readonly string[]): Promise<Sum> {
  const sum = createSum();
  for await (const row of readRows(tx, name, columns)) sum.add(row);
  return sum.read();
}

/** The rows of a table as lines, with these columns. */
export async function* readRows(tx: Db, name: string, columns: readonly string[]): AsyncGenerator<string> {
  const values = columns.map((column) => `${column}::text`).join(", ");
  await tx.query(`declare dump no scroll cursor for select json_build_array(${values})::text as row from ${name}`, []);
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dump`, []);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.query("close dump", []);
}

/** Throws one clear line if the rows found in a table aren't those of the backup. */
export function compareSums(table: string, said: Sum, found: Sum): void {
  if (found.rows === said.rows && found.sum === said.sum) return;
  throw new Error(
    `${table} differs after the copy: ${said.rows} rows became ${found.rows}, or their contents changed.`,
  );
}

/** A sequence's state; `last` is its last number, or its first if it hasn't been called. */
export async function readSequence(tx: Db, name: string): Promise<{ last: string; isCalled: boolean }> {
  const { rows } = await tx.query<{ last: string; isCalled: boolean }>(
    `select last_value::text as last, is_called as "isCalled" from ${name}`,
    [],
  );
  return rows[0] ?? { last: "1", isCalled: false };
}

/** Counts rows and sums their hashes. */
export function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string) {
      rows++;
      sum = (sum + BigInt(`0x${hash("sha256", row)}`)) & MAX_SUM;
    },
    read: (): Sum => ({ rows, sum: sum.toString(16) }),
  };
}

function print(entry: Entry) {
  return JSON.stringify(entry);
}
