// The history is stored where the Supabase CLI keeps it, so the same folder works with `supabase db push`.
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { messageOf } from "../../message-of.ts";
import { type Database, type Db, type Session, sql } from "../sql.ts";

/** The advisory lock on which processes that start at once on one database wait for each other. */
const LOCK = 72_707_368;
const INSUFFICIENT_PRIVILEGE = "42501";

export const MIGRATIONS = fileURLToPath(new URL("../../../supabase/migrations", import.meta.url));

const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text, created_by text, idempotency_key text, rollback text[]
);`;

/**
 * Updates the database to what this version of the site needs: roles, the auth schema, then the missing migrations in
 * `folder`, each completely or not at all. With `versions`, only those run, so that old rows find the tables of their
 * time. Throws a one-line error if the database can't be used.
 */
export async function migrate(database: Database, folder = MIGRATIONS, versions?: readonly string[]) {
  await database.inSession(async (session) => {
    await refuseHostedProject(session);
    await session.rows("select pg_advisory_lock($1)", [LOCK]);
    try {
      await runOwnSql(session);
      for (const migration of await findPending(session, folder, versions)) await apply(session, migration);
      await refuseOpenTables(session);
    } finally {
      await session.rows("select pg_advisory_unlock($1)", [LOCK]).catch(() => {}); // otherwise it ends with the session
    }
  });
}

async function refuseHostedProject(session: Session) {
  const [row] = await session.rows("select to_regclass('auth.schema_migrations') is not null as is_hosted");
  if (row?.is_hosted) {
    throw new Error("DATABASE_URL is the database of a Supabase project: use SUPABASE_URL and its keys instead.");
  }
}

/** Runs everything except the migrations. */
export async function runOwnSql(session: Session) {
  try {
    await session.run(readOwnSql("bootstrap.sql"));
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      `DATABASE_URL: the user must own the database and may create roles (alter role … createrole): ${messageOf(error)}`,
    );
  }
  await updateAuthSchema(session);
  await session.run(HISTORY);
}

/**
 * Runs the file only if its text has changed since the last time: even if nothing is missing, `alter table` and `create
 * index` wait for a running backup, and everyone who wants to log in waits for them.
 */
async function updateAuthSchema(session: Session) {
  const text = readOwnSql("auth-schema.sql");
  const version = hash("sha256", text);
  const [row] = await session.rows("select obj_description('auth'::regnamespace, 'pg_namespace') as version");
  if (row?.version === version) return;
  await session.run(`${text}
comment on schema auth is '${version}';`);
}

type Migration = { version: string; name: string; sql: string };

async function findPending(session: Session, folder: string, versions?: readonly string[]): Promise<Migration[]> {
  const rows = await session.rows("select version from supabase_migrations.schema_migrations");
  const applied = new Set(rows.map((row) => row.version));
  const known = readdirSync(folder)
    .filter((file) => /^\d{14}_.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(`${folder}/${file}`, "utf8"),
    }));
  const unknown = versions?.find((version) => !known.some((migration) => migration.version === version));
  if (unknown)
    throw new Error(`This version of the site doesn't have the migration ${unknown}: update the site first.`);
  return known.filter(({ version }) => !applied.has(version) && (!versions || versions.includes(version)));
}

async function apply(session: Session, { version, name, sql }: Migration) {
  await session.run("begin");
  try {
    await session.run(sql);
    await session.rows(
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3::text])",
      [version, name, sql],
    );
    await session.run("commit");
  } catch (error) {
    await session.run("rollback");
    throw new Error(`The migration ${version}_${name} failed: ${messageOf(error)}`, { cause: error });
  }
}

/** Throws if a table has no row-level security, because it would be open to everyone. */
async function refuseOpenTables(session: Session) {
  const rows = await session.rows(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity order by 1`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => `public.${name}`).join(", ");
  throw new Error(`These tables have no row-level security, so the server won't start: ${names}`);
}

function readOwnSql(file: string) {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

/**
 * Records which keys this database is used with. Throws a one-line error if it was used with others; with
 * `isNewAccepted` the new ones are recorded instead.
 */
export async function checkKeys(db: Db, fingerprint: string, isNewAccepted: boolean) {
  await sql`insert into private.installation (keys_fingerprint) values (${fingerprint})
    on conflict do nothing`.execute(db);
  const known = await sql<{ keys_fingerprint: string }>`select keys_fingerprint from private.installation`.first(db);
  if (known?.keys_fingerprint === fingerprint) return;
  if (!isNewAccepted) {
    throw new Error(
      "This database was set up with different keys. Give this server the same keys file (KEYS_FILE), or start it once " +
        "with ACCEPT_NEW_KEYS=1: then everyone must log in again, and those with a second factor need a recovery code.",
    );
  }
  await sql`update private.installation set keys_fingerprint = ${fingerprint}`.execute(db);
}
