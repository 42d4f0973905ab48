import * as v from "valibot";
import type { Table } from "../database/list-tables.ts";
import { migrate } from "../database/migrate.ts";
import { type Database, type Db, sql } from "../sql.ts";
import { compareSums, type Entry, hasTable, listTables, readSequence, sumTable, takeTime } from "./dump.ts";
import type { Lines } from "./seal.ts";

/** The size of a batch: few round trips and little memory. */
const BATCH_CHARACTERS = 512 * 1024;

const names = v.array(v.string());
const entrySchema = v.union([
  v.object({ migrations: names }),
  v.object({ table: v.string(), columns: names }),
  v.object({ table: v.string(), rows: v.number(), sum: v.string() }),
  v.object({ sequence: v.string(), last: v.string(), isCalled: v.boolean() }),
]);
const lineSchema = v.pipe(v.string(), v.parseJson(), entrySchema);

/** What was loaded and compared. */
export type Loaded = { tables: { table: string; rows: number }[]; sequences: number };

/**
 * Fills an empty database with the lines of `dumpDatabase`: the tables of the backup's version, every row and every
 * sequence, each compared with the lines. Loads all rows or none. Throws a one-line error if it already has data or
 * something doesn't match.
 */
export async function loadDump(lines: Lines, database: Database): Promise<Loaded> {
  const { db } = database;
  if (await isUsed(db)) throw new Error("The database already has accounts. Choose an empty one.");
  const [migrations, rest] = await takeMigrations(lines);
  await migrate(database, undefined, migrations);
  let failure: { error: unknown } | undefined;
  const loaded = await db
    .transaction((tx) =>
      fill(tx, rest).catch((error) => {
        failure = { error };
        throw error;
      }),
    )
    .catch((error) => {
      throw failure ? failure.error : error; // on a full disk, PGlite's rollback fails too
    });
  await sql`analyze`.execute(db);
  return loaded;
}

/** True if a server has started on it, or if there is an account. */
async function isUsed(db: Db) {
  if (!(await hasTable(db, "private.installation"))) return false;
  const used = await sql<{ is: boolean }>`
    select exists (select from private.installation) or exists (select from auth.users) as is`.first(db);
  return used?.is ?? false;
}

/** Returns the migrations of the first line, and all lines after it. */
export async function takeMigrations(lines: Lines): Promise<[string[], AsyncIterable<string>]> {
  const all = (async function* () {
    yield* lines;
  })();
  const { value } = await all.next();
  const first = readEntry(value ?? "");
  if (!("migrations" in first)) throw new Error("The backup has no list of its tables.");
  return [first.migrations, all];
}

async function fill(tx: Db, lines: AsyncIterable<string>): Promise<Loaded> {
  await takeTime(tx);
  const tables = await listTables(tx);
  // The triggers already ran when the rows were written. Setting the replica role instead would need a superuser.
  for (const { name } of tables) await tx.query(`alter table ${name} disable trigger user`, []);
  await tx.query(`truncate ${tables.map(({ name }) => name).join(", ")}`, []); // the migrations wrote some rows
  const loaded: Loaded = { tables: [], sequences: 0 };
  let batch: ReturnType<typeof createBatch> | undefined;
  let columns: readonly string[] = [];
  for await (const line of lines) {
    if (line.startsWith("[")) {
      await batch?.add(line);
      continue;
    }
    const entry = readEntry(line);
    if ("columns" in entry) {
      columns = entry.columns;
      batch = createBatch(tx, tables, entry);
    } else if ("rows" in entry) {
      await batch?.flush();
      compareSums(entry.table, entry, await sumTable(tx, entry.table, columns));
      loaded.tables.push({ table: entry.table, rows: entry.rows });
    } else if ("sequence" in entry) {
      await setSequence(tx, entry);
      loaded.sequences++;
    }
  }
  for (const { name } of tables) await tx.query(`alter table ${name} enable trigger user`, []);
  return loaded;
}

/** Writes rows of one table, given as lines, many per statement. */
export function createBatch(tx: Db, tables: readonly Table[], entry: TableEntry) {
  const insert = writeInsert(tables, entry);
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await tx.query(insert, [`[${rows.join(",")}]`]);
    rows = [];
    characters = 0;
  };
  return {
    flush,
    add: async (row: string) => {
      rows.push(row);
      characters += row.length;
      if (characters >= BATCH_CHARACTERS) await flush();
    },
  };
}

/** The statement that inserts a list of rows as JSON. Its names and types come from the database itself. */
function writeInsert(tables: readonly Table[], { table, columns }: TableEntry) {
  const own = tables.find(({ name }) => name === table);
  if (!own) throw new Error(`The backup has a table that this version of the site does not have: ${table}`);
  const values = columns.map((column, place) => {
    const type = own.types[own.columns.indexOf(column)];
    if (!type)
      throw new Error(`The backup has a column that this version of the site does not have: ${table}.${column}`);
    return `(r ->> ${place})::${type}`;
  });
  return `insert into ${own.name} (${columns.join(", ")}) overriding system value
    select ${values.join(", ")} from json_array_elements($1::json) r`;
}

type TableEntry = Extract<Entry, { columns: string[] }>;

async function setSequence(tx: Db, { sequence, last, isCalled }: Extract<Entry, { sequence: string }>) {
  await sql`select setval(${sequence}::regclass, ${last}::bigint, ${isCalled}::boolean)`.execute(tx);
  const found = await readSequence(tx, sequence);
  if (found.last !== last || found.isCalled !== isCalled) throw new Error(`${sequence} differs after the copy.`);
}

/** Parses a line that isn't a row; throws if it is invalid. */
export function readEntry(line: string): Entry {
  const { output, success } = v.safeParse(lineSchema, line);
  if (!success) throw new Error("The backup has an invalid line.");
  return output;
}
