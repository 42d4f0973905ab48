// Loads the lines of `dumpDatabase` into a hosted Supabase project, whose auth schema is Supabase Auth's own.
import type { Table } from "../database/list-tables.ts";
import { type Database, type Db, sql } from "../sql.ts";
import { compareSums, createSum, hasTable, listTables, readRows, takeTime } from "./dump.ts";
import { createBatch, type Loaded, readEntry, takeMigrations } from "./load.ts";
import type { Lines } from "./seal.ts";

type Values = (string | null)[];
/** How a table's rows are changed; if `change` returns null, the row is skipped. */
type Rule = { add?: Readonly<Record<string, string>>; change?: (row: Map<string, string | null>) => Values | null };

/** What was moved, and what wasn't: passkeys and unsent emails. */
export type Moved = Loaded & { passkeys: number; mails: number };

const AUTH_TABLES = ["auth.users", "auth.identities", "auth.mfa_factors", "auth.audit_log_entries"];
/** When the project's own jobs are due. */
const LEFT_TABLES = ["public.jobs"];
/** Supabase Auth doesn't have or need these. */
const LEFT_COLUMNS = ["auth.mfa_factors.last_totp_step", "auth.mfa_factors.web_authn_credential"];
/** Supabase Auth can't read null from these, and only finds users of this instance. */
const USER_DEFAULTS = {
  instance_id: "00000000-0000-0000-0000-000000000000",
  confirmation_token: "",
  recovery_token: "",
  email_change: "",
  email_change_token_new: "",
  email_change_token_current: "",
  email_change_confirm_status: "0",
  reauthentication_token: "",
};

/** Whether this is the database of a Supabase project. */
export function isProject(db: Db): Promise<boolean> {
  return hasTable(db, "auth.schema_migrations");
}

/**
 * Fills a project that has no users yet: accounts with their ids and password hashes, and every row of the site's
 * tables, each compared with what was read. `openSecret` decrypts the secrets of authenticator apps. Loads everything
 * or nothing. Sessions, email links and passkeys are skipped. Throws a one-line error if something doesn't match.
 */
export async function loadIntoProject(
  lines: Lines,
  { db }: Database,
  openSecret: (sealed: string) => string,
): Promise<Moved> {
  const [migrations, rest] = await takeMigrations(lines);
  await refuseOtherTables(db, migrations);
  return db.transaction((tx) => fill(tx, rest, openSecret));
}

async function refuseOtherTables(db: Db, versions: readonly string[]) {
  const rows = (await hasTable(db, "supabase_migrations.schema_migrations"))
    ? await sql<{ version: string }>`select version from supabase_migrations.schema_migrations`.all(db)
    : [];
  const there = new Set(rows.map(({ version }) => version));
  const missing = versions.filter((version) => !there.has(version));
  if (missing.length === 0) return;
  throw new Error(`The project lacks the migrations ${missing.join(", ")}. Run \`supabase db push\` first.`);
}

async function refuseUsed(tx: Db) {
  // Blocks sign-ups meanwhile.
  await sql`lock table auth.users in share row exclusive mode`.execute(tx);
  const used = await sql<{ is: boolean }>`
    select exists (select from auth.users) or exists (select from public.redirects) as is`.first(tx);
  if (used?.is) throw new Error("The project already has users or redirects. Choose an empty one.");
}

async function fill(tx: Db, lines: AsyncIterable<string>, openSecret: (sealed: string) => string): Promise<Moved> {
  await takeTime(tx);
  await refuseUsed(tx);
  const moved: Moved = { tables: [], sequences: 0, passkeys: 0, mails: 0 };
  const rules = makeRules(openSecret, () => moved.passkeys++);
  const tables = await listTables(tx);
  const own = tables.filter(({ name }) => name.startsWith("public."));
  // As when a backup is restored: the triggers already ran when the rows were written.
  for (const { name } of own) await tx.query(`alter table ${name} disable trigger user`, []);
  let writer: ReturnType<typeof createWriter> | null = null;
  let isMail = false;
  for await (const line of lines) {
    if (line.startsWith("[")) {
      await writer?.add(JSON.parse(line));
      if (isMail) moved.mails++;
      continue;
    }
    const entry = readEntry(line);
    if ("columns" in entry) {
      const { table, columns } = entry;
      isMail = table === "private.outbox";
      const comes = table.startsWith("public.") ? !LEFT_TABLES.includes(table) : AUTH_TABLES.includes(table);
      // Removes what the migrations and the trigger on new accounts have written.
      if (comes && table.startsWith("public.")) await tx.query(`delete from ${table}`, []);
      writer = comes ? createWriter(tx, tables, { table, columns, rule: rules[table] ?? {} }) : null;
    } else if ("rows" in entry && writer) {
      moved.tables.push({ table: entry.table, rows: await writer.finish() });
    }
  }
  for (const { name } of own) await tx.query(`alter table ${name} enable trigger user`, []);
  return moved;
}

function makeRules(openSecret: (sealed: string) => string, onPasskey: () => void): Readonly<Record<string, Rule>> {
  return {
    "auth.users": { add: USER_DEFAULTS },
    "auth.mfa_factors": {
      change(row) {
        const isVerified = row.get("status") === "verified";
        if (isVerified && row.get("factor_type") === "webauthn") onPasskey();
        const secret = row.get("secret");
        // Supabase Auth stores passkeys in another form and drops unfinished factors.
        if (!isVerified || row.get("factor_type") !== "totp" || !secret) return null;
        return [...row.set("secret", openSecret(secret)).values()];
      },
    },
  };
}

type Source = { table: string; columns: readonly string[]; rule: Rule };

/** Writes the rows of one table, then compares them. */
function createWriter(tx: Db, tables: readonly Table[], { table, columns: given, rule }: Source) {
  const own = tables.find(({ name }) => name === table);
  if (!own) throw new Error(`The project has no table ${table}.`);
  const left = given.filter((column) => LEFT_COLUMNS.includes(`${table}.${column}`));
  const { add = {}, change = (row: Map<string, string | null>) => [...row.values()] } = rule;
  const columns = [...new Set([...given.filter((column) => !left.includes(column)), ...Object.keys(add)])];
  const batch = createBatch(tx, tables, { table, columns });
  const expected = createSum();
  return {
    async add(values: Values) {
      const row = new Map(given.map((column, place) => [column, values[place] ?? null]));
      for (const column of left) row.delete(column);
      for (const [column, value] of Object.entries(add)) row.set(column, value);
      const changed = change(row);
      if (!changed) return;
      const line = JSON.stringify(changed);
      expected.add(line);
      await batch.add(line);
    },
    async finish(): Promise<number> {
      await batch.flush();
      const found = createSum();
      for await (const row of readRows(tx, table, columns)) found.add(JSON.stringify(JSON.parse(row)));
      compareSums(table, expected.read(), found.read());
      return found.read().rows;
    },
  };
}
