import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PGlite as PGlite17 } from "pglite-17";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { type Database, sql } from "../sql.ts";
import { syncPath } from "./disk-sync.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";

vi.mock("./disk-sync.ts", { spy: true });
// Modules that another file of this worker has loaded wouldn't be watched.
vi.resetModules();
const { asDatabase, openPglite } = await import("./open-pglite.ts");
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const WRITER = fileURLToPath(new URL("./test-writer.ts", import.meta.url));
const FILES = readdirSync(MIGRATIONS).sort();
const CLUSTER_17 = fileURLToPath(new URL("../../../.generated/cluster-17", import.meta.url));

const ADA = "00000000-0000-4000-8000-00000000000a";
const BOB = "00000000-0000-4000-8000-00000000000b";
const ONE = "10000000-0000-4000-8000-000000000000";

// Without triggers, as in a database that has aged: triggers would reject the copy or change it.
const AWKWARD_ROWS = `
insert into auth.users (id, email, encrypted_password, raw_user_meta_data, banned_until, created_at) values
  ('${ADA}', 'ada@example.com', '$2b$10$x', '{"name": "Ada \\\\N \\\\. \\t\\u00e9 😀", "big": 12345678901234567890.000100, "none": null}',
   'infinity', '0044-03-15 12:00:00+00 BC'),
  ('${BOB}', null, '', '[]', '-infinity', '2026-02-28 23:59:59.999999+00');
set session_replication_role = replica;
insert into public.profiles values ('00000000-0000-4000-8000-0000000000ff', true, '2026-01-01') on conflict do nothing;
insert into auth.identities (provider, provider_id, user_id, identity_data) values ('google', 'g1', '${ADA}', '{"email": "ADA@Example.com"}');
insert into auth.sessions (id, user_id, user_agent, ip) values ('${ONE}', '${ADA}', E'tab\\tline\\nback\\\\slash', '::1');
insert into auth.refresh_tokens (token, user_id, session_id) select 'token ' || i, '${ADA}', '${ONE}' from generate_series(1, 9) i;
delete from auth.refresh_tokens where id > 7;
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, last_totp_step)
  values ('${ONE}', '${ADA}', E'\\\\N', 'totp', 'verified', 'sealed', 9223372036854775807);
insert into auth.mfa_challenges (id, factor_id) values ('${ONE}', '${ONE}');
insert into auth.webauthn_challenges (id, challenge_type, session_data, expires_at) values ('${ONE}', 'authentication', '{}', 'infinity');
insert into auth.mfa_amr_claims (session_id, authentication_method) values ('${ONE}', 'totp');
insert into auth.flow_state (id, provider_type, referrer, code_verifier) values ('${ONE}', 'google', '', E'\\r\\n');
insert into auth.oauth_clients (id, client_name, redirect_uris) values ('${ONE}', E'a\\tb', 'https://a.example/,http://[::1]/');
insert into auth.oauth_authorizations (authorization_id, client_id, redirect_uri, scope, code_challenge, expires_at)
  values ('x', '${ONE}', 'https://a.example/', 'email', 'x', 'infinity');
insert into auth.oauth_consents (user_id, client_id, scopes) values ('${ADA}', '${ONE}', 'email');
insert into auth.pkce_flows (id, user_id, code_challenge, code_challenge_method) values (E'\\t', '${ADA}', '~', 'plain');
insert into auth.audit_log_entries (payload) values ('{"a": [1, 2.50, "\\\\u0001"]}');
insert into private.installation (keys_fingerprint) values ('fingerprint');
insert into private.outbox (mail, tries) values (E'sealed\\t', 2);
update public.plan_limits set free_limit = 7 where resource = 'colors';
delete from public.plan_limits where resource = 'palettes';
insert into public.projects (id, user_id, name, notes, updated_at, deleted_at) select
  gen_random_uuid(), '${ADA}', 'Project ' || i, repeat('ü', i * 40), '2026-01-01', '2026-01-02' from generate_series(1, 120) i;
insert into public.projects (id, user_id, name, updated_at) values ('${ONE}', '${ADA}', '\\N', '2020-01-01');
insert into public.palettes (user_id, project_id, name, path, colors, tags, share_token, updated_at) values
  ('${ADA}', '${ONE}', '"quoted", {braced}', '/scale?c=1', '{ff0000,oklch~1_2}', array['', 'a,b', '"', '\\', 'NULL', E'\\t'], repeat('s', 22), '2026-03-04 05:06:07.000008+00'),
  ('${BOB}', null, '😀', '/' || repeat('x', 11000), '{abc}', '{}', null, '2020-01-01');
insert into public.colors (user_id, project_id, name, color, updated_at) values ('${BOB}', null, ' ', 'ff0000', '2020-01-01');
insert into public.recovery_codes (user_id, code_hash) values ('${ADA}', '');
insert into public.billing_customers (user_id, stripe_customer_id) values ('${ADA}', 'cus_1');
insert into public.subscriptions (id, user_id, status, livemode, event_created, revision, grace_until)
  values ('sub_1', '${ADA}', 'past_due', false, '2026-01-01', 2147483647, 'infinity');
insert into public.billing_events (id, type, created, livemode) values ('evt_1', 'x', '2026-01-01', true);
insert into public.pro_grants (user_id, until, reason) values ('${BOB}', '2020-01-01', E'a\\\\tb');
insert into private.held_above_limit values ('${BOB}', 'colors', 24);
insert into private.tries values ('auth signInByIp:192.0.2.1', 3, 1795000000000);
insert into public.redirects (path, target, status) values ('/%5c', '/new', 308);
set session_replication_role = origin;`;

/** The old folder's name. */
const KEPT = /^database\.postgres-17\.2[-\dT]+\.\d+Z$/;

const root = makeTestFolder(afterAll);
/** v17 folders: after a failed first start, with two migrations and a few rows, with an extra table, and complete. */
const empty = join(root, "empty");
const early = join(root, "early");
const strange = join(root, "strange");
const template = join(root, "template");
const before = { rows: [""], sequences: [""] };
let directory = "";

// All in one session, because opening one takes half a second. The others are copies of its state at each step.
beforeAll(async () => {
  await makeCluster17();
  cpSync(CLUSTER_17, template, { recursive: true });
  const database = await asDatabase(await PGlite17.create(template));
  const run = (text: string) => database.inSession((session) => session.run(text));
  const copyTo = async (folder: string) => {
    await run("checkpoint");
    cpSync(template, folder, { recursive: true });
  };
  await copyTo(empty);
  await migrate(
    database,
    MIGRATIONS,
    FILES.slice(0, 2).map((file) => file.slice(0, 14)),
  );
  // These came after the first databases.
  await run(`comment on schema auth is null; alter table auth.sessions drop column oauth_client_id;
    drop table auth.webauthn_challenges, auth.oauth_consents, auth.oauth_authorizations, auth.oauth_clients`);
  await run(
    `insert into auth.users (id) values ('${ADA}'); insert into public.billing_customers values ('${ADA}', 'cus_1')`,
  );
  await copyTo(early);
  await run("create table public.extra (id int)");
  await copyTo(strange);
  await run("drop table public.extra; delete from auth.users");
  await migrate(database);
  await run(AWKWARD_ROWS);
  Object.assign(before, await readAll(database));
  await database.close();
});

/** Keeps the cluster for the next run, because creating it takes seconds. */
async function makeCluster17() {
  if (existsSync(CLUSTER_17)) return;
  const unfinished = mkdtempSync(`${CLUSTER_17}-`);
  await (await PGlite17.create(unfinished)).close();
  renameSync(unfinished, CLUSTER_17);
}

beforeEach(() => {
  const folder = mkdtempSync(join(root, "case-"));
  directory = join(folder, "database");
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  return () => {
    log.mockRestore();
    rmSync(folder, { recursive: true });
  };
});

/** Each row of each table, with its table, and the state of each sequence. */
async function readAll({ db }: Database) {
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(db);
  const sequences = await sql<{ schema: string; name: string }>`
    select schemaname as schema, sequencename as name from pg_sequences order by 1, 2`.execute(db);
  const read = { rows: [""], sequences: [""] };
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text || to_jsonb(t)::text as row from ${sql.id(schema, name)} t order by 1`.execute(db);
    expect(rows.length, `rows of ${schema}.${name}`).toBeGreaterThan(0);
    read.rows.push(...rows.map(({ row }) => `${schema}.${name} ${row}`));
  }
  for (const { schema, name } of sequences.rows) {
    const { rows } = await sql`select last_value, is_called from ${sql.id(schema, name)}`.execute(db);
    read.sequences.push(`${schema}.${name} ${JSON.stringify(rows)}`);
  }
  return read;
}

const startWith = (old: string) => cpSync(old, directory, { recursive: true });

/** Each file with a hash of its content. */
function readFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return `${relative(folder, path)} ${createHash("sha1").update(readFileSync(path)).digest("hex")}`;
    })
    .sort();
}

async function killWhileFilling() {
  const child = spawn(process.execPath, [WRITER, directory], { stdio: "ignore" });
  const exit = once(child, "close");
  while (!existsSync(`${directory}.copy/PG_VERSION`)) await setTimeout(20);
  const countFiles = () => readdirSync(`${directory}.init/base`, { recursive: true }).length;
  const filesOfNew = countFiles();
  while (countFiles() === filesOfNew) await setTimeout(30);
  child.kill("SIGKILL");
  await exit;
  rmSync(join(directory, "..", "in-use.sqlite"));
  expect(siblingNames()).toEqual(["database", "database.copy", "database.init"]);
}

/** True for the folder whose sync writes a step of the move to disk. */
const isStep = (path: string) => path === join(directory, "..");
const siblingNames = () => readdirSync(join(directory, "..")).sort();

async function expectMoved() {
  const database = await openPglite(directory);
  try {
    await migrate(database);
    expect(await readAll(database)).toEqual(before);
    expect(readFileSync(join(directory, "PG_VERSION"), "utf8")).toBe("18\n");
    expect(siblingNames()).toEqual(["database", expect.stringMatching(KEPT)]);
  } finally {
    await database.close();
  }
}

test("a move killed while copying starts over, keeps all rows and the old folder, and runs only once", async () => {
  startWith(template);
  await killWhileFilling();
  vi.mocked(syncPath).mockClear();
  await expectMoved();
  expect(vi.mocked(syncPath).mock.calls.filter(([path]) => isStep(path))).toHaveLength(3);
  const names = siblingNames();
  const kept = join(directory, "..", names[1] ?? "");
  expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(kept));
  expect(readFiles(kept)).toEqual(readFiles(template));

  const { db, close } = await openPglite(directory);
  onTestFinished(close);
  expect(siblingNames()).toEqual(names);
  expect(console.log).toHaveBeenCalledTimes(1);
  // The constraints of the tables still work.
  const { rows } = await sql`
    insert into auth.refresh_tokens (token, user_id, session_id) values ('next', ${ADA}, ${ONE}) returning id`.execute(
    db,
  );
  expect(rows).toEqual([{ id: 10 }]);
  await expect(
    sql`insert into auth.refresh_tokens (token, user_id, session_id) values ('x', ${ONE}, ${ONE})`.execute(db),
  ).rejects.toThrow("refresh_tokens_user_id_fkey");
  await expect(
    sql`insert into public.projects (user_id, name) values (${BOB}, 'a'), (${BOB}, 'b')`.execute(db),
  ).rejects.toThrow("free_limit_reached");
});

test("stopping at each disk step in turn loses nothing, and newer migrations see the old rows", async () => {
  startWith(early);
  // The second start begins again; the third has only the last step left.
  for (let left of [1, 2, 1]) {
    vi.mocked(syncPath).mockImplementation((path) => {
      if (isStep(path) && --left === 0) throw new Error("stopped");
    });
    await expect(openPglite(directory)).rejects.toThrow("stopped");
  }
  vi.mocked(syncPath).mockReset();
  const database = await openPglite(directory);
  onTestFinished(database.close);
  expect(siblingNames()).toEqual(["database", expect.stringMatching(KEPT)]);
  await migrate(database);
  const { rows } = await sql`
    select address_changed_at is not null as is_noted, (select count(*) from supabase_migrations.schema_migrations) as migrations
    from public.billing_customers`.execute(database.db);
  expect(rows).toEqual([{ is_noted: true, migrations: FILES.length }]);
});

test("an old database whose first start was interrupted is also moved", async () => {
  startWith(empty);
  const database = await openPglite(directory);
  onTestFinished(database.close);
  await migrate(database);
  expect(readFileSync(join(directory, "PG_VERSION"), "utf8")).toBe("18\n");
  expect(siblingNames()).toEqual(["database", expect.stringMatching(KEPT)]);
});

test("rows of an unknown table stop the move, and the old folder is kept", async () => {
  startWith(strange);
  await expect(openPglite(directory)).rejects.toThrow(/cannot be opened \(relation "public.extra" does not exist\)/);
  expect(readFileSync(join(directory, "PG_VERSION"), "utf8")).toBe("17\n");
});

test("a damaged database is reported with what to do", async () => {
  mkdirSync(directory);
  writeFileSync(join(directory, "PG_VERSION"), "17\n");
  await expect(openPglite(directory)).rejects.toThrow(
    /^The database in \S+ cannot be opened \(.+\)\. .*DATA_DIR=other npm start$/,
  );
});

test("a database from an unknown version is rejected", async () => {
  mkdirSync(directory);
  writeFileSync(join(directory, "PG_VERSION"), "19\n");
  await expect(openPglite(directory)).rejects.toThrow(
    "it is from PostgreSQL 19, and this version of the site reads 18",
  );
});
