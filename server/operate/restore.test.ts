import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { openBackend, withKey } from "../backend/backend.ts";
import { dumpDatabase } from "../backend/backup/dump.ts";
import type { ApiHandler } from "../backend/contract.ts";
import { openPglite } from "../backend/database/open-pglite.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { createTestDatabase } from "../backend/database/test-postgres.ts";
import { openKeys } from "../backend/keys.ts";
import { openService } from "../backend/service.ts";
import type { Database } from "../backend/sql.ts";
import { readConfig } from "../config/config.ts";
import { makeTestFolder } from "../test-folder.ts";
import { backup, readDatabase } from "./backup.ts";
import { composeBackup, writeBackupFile } from "./backup-file.ts";
import { move } from "./move.ts";
import { SILENT } from "./open-service.ts";
import { restore } from "./restore.ts";

const SITE = "http://localhost:3000";
const EMAIL = "ada@example.com";
const PASSWORD = "Passw0rd1";
const SHARE = "s".repeat(22);

const root = makeTestFolder(afterAll);
const makeFolder = () => mkdtempSync(join(root, "case-"));
const configOf = (DATA_DIR: string, more = {}) => readConfig({ DATA_DIR, ...more });

const folder = makeFolder();
const file = join(root, "backup.gz");
const { cluster } = inject("templates").postgres ?? {};
const old = { token: "", refreshToken: "", secret: "" };
/** How many writes had succeeded when the backup began. */
let kept = 0;
let restored = "";

type Call = { method?: string; body?: unknown; token?: string };

async function ask(handler: ApiHandler, path: string, key: string, { method = "POST", body, token }: Call = {}) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const init = withKey({ method, headers, body: body === undefined ? null : JSON.stringify(body) }, key, false);
  const response = await handler(new Request(SITE + path, init), "192.0.2.1");
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

/** All lines of a database dump. */
async function readAll({ db }: Database) {
  const lines: string[] = [];
  await db.transaction(async (tx) => {
    for await (const line of dumpDatabase(tx)) lines.push(line);
  });
  return lines;
}

const database = await openTestPglite();

beforeAll(async () => {
  const keys = await openKeys(folder);
  writeFileSync(join(folder, "test-checkout.json"), "{}");
  const options = { keys, areNewKeysAccepted: false, siteUrl: SITE, redirectOrigins: [], providers: {} };
  const { answer, close } = await openService(database, options, () => {});
  const asService = { body: { email: EMAIL, password: PASSWORD, email_confirm: true } };
  const { body: user } = await ask(answer, "/auth/v1/admin/users", keys.secretKey, asService);
  await database.inSession((session) =>
    session.run(`
      update public.profiles set is_pro = true;
      insert into public.subscriptions (id, user_id, status, livemode, event_created, grace_until, revision)
        values ('sub_1', '${user.id}', 'past_due', false, '2026-01-01', 'infinity', 7);
      insert into public.projects (user_id, name, notes) values ('${user.id}', E'"\\\\N", {tab\\t}\\r\\n', E'\\u2028 ü 😀');
      update auth.users set raw_user_meta_data = '{"big": 12345678901234567890.000100, "none": null}',
        banned_until = '0044-03-15 12:00:00+00 BC';`),
  );
  const login = await ask(answer, "/auth/v1/token?grant_type=password", keys.anonKey, {
    body: { email: EMAIL, password: PASSWORD },
  });
  const token = login.body.access_token;
  const palette = { name: "p", path: "/color-wheel", colors: ["db073d"], share_token: SHARE };
  expect((await ask(answer, "/rest/v1/palettes", keys.anonKey, { token, body: palette })).status).toBe(201);
  const { body: factor } = await ask(answer, "/auth/v1/factors", keys.anonKey, {
    token,
    body: { factor_type: "totp" },
  });
  const { body: challenge } = await ask(answer, `/auth/v1/factors/${factor.id}/challenge`, keys.anonKey, { token });
  const code = new TOTP({ secret: factor.totp.secret }).generate({ timestamp: Date.now() - 30_000 });
  const verified = await ask(answer, `/auth/v1/factors/${factor.id}/verify`, keys.anonKey, {
    token,
    body: { challenge_id: challenge.id, code },
  });
  Object.assign(old, {
    token: verified.body.access_token,
    refreshToken: verified.body.refresh_token,
    secret: factor.totp.secret,
  });
  await writeDuring(answer, keys, async (callAsService) => {
    const config = configOf(folder);
    await writeBackupFile(file, composeBackup(config, readDatabase({ callAsService })));
  });
  await close();
});

/** Saves pairs of colors one after another before, during and after `work`. */
async function writeDuring(
  answer: ApiHandler,
  keys: { anonKey: string; secretKey: string },
  work: (callAsService: (path: string, init?: RequestInit) => Promise<Response>) => Promise<void>,
) {
  let isOver = false;
  let written = 0;
  const writer = (async () => {
    while (!isOver) {
      const body = Array.from({ length: 2 }, () => ({ name: `color ${written}`, color: "ff0000" }));
      const { status } = await ask(answer, "/rest/v1/colors", keys.anonKey, { token: old.token, body });
      expect(status).toBe(201);
      written++;
    }
  })();
  await vi.waitUntil(() => written > 2);
  kept = written;
  await work((path, init) => answer(new Request(SITE + path, withKey(init, keys.secretKey, true)), ""));
  const then = written;
  await vi.waitUntil(() => written > then);
  isOver = true;
  await writer;
}

/** Expects that old logins still work on the real server's backend with this configuration. */
async function expectAlive(config: ReturnType<typeof configOf>) {
  const backend = await openBackend(config, SILENT, () => {});
  onTestFinished(backend.close);
  await backend.ready;
  const handler = backend.answer as ApiHandler;
  const call = (path: string, options?: Call) => ask(handler, path, backend.anonKey, options);
  expect((await call("/auth/v1/user", { method: "GET", token: old.token })).body.email).toBe(EMAIL);
  const refreshed = await call("/auth/v1/token?grant_type=refresh_token", {
    body: { refresh_token: old.refreshToken },
  });
  expect(refreshed.status).toBe(200);
  const colors = await call("/rest/v1/colors?select=name&limit=1000", {
    method: "GET",
    token: refreshed.body.access_token,
  });
  const pairs = Map.groupBy(colors.body as { name: string }[], ({ name }) => name);
  expect(pairs.size).toBeGreaterThanOrEqual(kept);
  expect([...pairs.values()].every(({ length }) => length === 2)).toBe(true);
  const login = await call("/auth/v1/token?grant_type=password", { body: { email: EMAIL, password: PASSWORD } });
  expect(login.body.user.factors).toMatchObject([{ status: "verified" }]);
  const { id } = login.body.user.factors[0];
  const token = login.body.access_token;
  const { body: challenge } = await call(`/auth/v1/factors/${id}/challenge`, { token });
  const code = new TOTP({ secret: old.secret }).generate();
  const verified = await call(`/auth/v1/factors/${id}/verify`, { token, body: { challenge_id: challenge.id, code } });
  expect(verified.status).toBe(200);
  const service = await backend.callAsService(`/rest/v1/palettes?share_token=eq.${SHARE}&select=name`);
  expect(await service.json()).toEqual([{ name: "p" }]);
}

/** The database lines of a backup. */
function readBackup(from = file) {
  return gunzipSync(readFileSync(from)).toString().trimEnd().split("\n").slice(1, -1);
}

test("a backup made during writes restores into a new folder, and logins stay valid", async () => {
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  restored = join(makeFolder(), "new");
  const config = configOf(restored);
  const said = await restore.prepareAlone([file])(config);
  expect(said).toMatch(/^auth\.users +1$/m);
  expect(readdirSync(restored).sort()).toEqual(["database", "in-use.sqlite", "keys.json", "test-checkout.json"]);
  const database = await openPglite(join(restored, "database"));
  expect(await readAll(database)).toEqual(readBackup());
  await database.close();
  await expect(restore.prepareAlone([file])(config)).rejects.toThrow("already has a database");
  await expectAlive(config);
});

test.runIf(cluster)(
  "a backup restores into PostgreSQL only once, logins stay valid, and its own backup is equal",
  async () => {
    const DATABASE_URL = await createTestDatabase(cluster ?? "");
    const noFolder = join(file, "folder");
    for (const [dataDir, keys] of [
      [makeFolder(), noFolder],
      [noFolder, makeFolder()],
    ] as const) {
      const unusable = configOf(dataDir, { DATABASE_URL, KEYS_FILE: join(keys, "keys.json") });
      await expect(restore.prepareAlone([file])(unusable)).rejects.toThrow(noFolder);
    }
    const config = configOf(makeFolder(), { DATABASE_URL });
    await restore.prepareAlone([file])(config);
    const database = openPostgres(DATABASE_URL);
    onTestFinished(database.close);
    expect((await readAll(database)).sort()).toEqual(readBackup().sort());
    await expect(restore.prepareAlone([file])(config)).rejects.toThrow("already has accounts");
    const second = join(makeFolder(), "second.gz");
    await backup.prepareAlone([second])(config);
    expect(readBackup(second).sort()).toEqual(readBackup().sort());
    await expectAlive(config);
  },
);

test.runIf(cluster)("move copies the whole embedded database to PostgreSQL", async () => {
  const DATABASE_URL = await createTestDatabase(cluster ?? "");
  const config = configOf(restored);
  const before = await readEmbedded(restored);
  expect(await move.prepareAlone(["--to", DATABASE_URL])(config)).toMatch(/^public\.colors +\d+$/m);
  const database = openPostgres(DATABASE_URL);
  onTestFinished(database.close);
  expect((await readAll(database)).sort()).toEqual(before.sort());
  await expect(move.prepareAlone(["--to", DATABASE_URL])(config)).rejects.toThrow("already has accounts");
  await expect(move.prepareAlone(["--to", DATABASE_URL])(configOf(restored, { DATABASE_URL }))).rejects.toThrow(
    "Only an embedded database can be moved.",
  );
});

async function readEmbedded(dataDir: string) {
  const database = await openPglite(join(dataDir, "database"));
  try {
    return await readAll(database);
  } finally {
    await database.close();
  }
}
