// A database as lines of text, the same from PGlite and from PostgreSQL. Every value is written as PostgreSQL writes it,
// which it reads back without a loss; JSON only holds the values of a row apart.
import { hash } from "node:crypto";
import { SEQUENCES, TABLES, type Table } from "../database/list-tables.ts";
import { type Db, sql } from "../sql.ts";
import type { Lines } from "./seal.ts";

/** What is not a row, which is an array of texts and nulls. */
export type Entry =
  | { migrations: string[] }
  | { table: string; columns: string[] }
  | ({ table: string } & Sum)
  | { sequence: string; last: string; isCalled: boolean };

/** How many rows, and the sum of their SHA-256, whatever their order: to sort them would take as long as to read them. */
export type Sum = { rows: number; sum: string };

const SCHEMAS = ["auth", "public", "private", "supabase_migrations"];
const ROWS_AT_ONCE = 2000;
const MOST_SUM = (1n << 256n) - 1n;

/** All lines of the database, as it was at one moment. `tx` is a transaction that has run nothing yet. */
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

/** No limit of time, and values in one form, whatever the database's defaults are. */
export async function takeTime(tx: Db) {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true),
    set_config('datestyle', 'ISO', true), set_config('timezone', 'UTC', true)`.execute(tx);
}

/** The tables of the site that last, in an order in which they can be filled. */
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
export async function* readRows(tx: Db, name: string, columns: readonly string[]): Lines & AsyncGenerator<string> {
  const values = columns.map((column) => `${column}::text`).join(", ");
  await tx.query(`declare dump no scroll cursor for select json_build_array(${values})::text as row from ${name}`, []);
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dump`, []);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.query("close dump", []);
}

/** Where a sequence stands; `last` is its last number, or its first one before it was called. */
export async function readSequence(tx: Db, name: string): Promise<{ last: string; isCalled: boolean }> {
  const { rows } = await tx.query<{ last: string; isCalled: boolean }>(
    `select last_value::text as last, is_called as "isCalled" from ${name}`,
    [],
  );
  return rows[0] ?? { last: "1", isCalled: false };
}

/** Counts rows, and adds up what each is. */
export function createSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string) {
      rows++;
      sum = (sum + BigInt(`0x${hash("sha256", row)}`)) & MOST_SUM;
    },
    read: (): Sum => ({ rows, sum: sum.toString(16) }),
  };
}

function print(entry: Entry) {
  return JSON.stringify(entry);
}
