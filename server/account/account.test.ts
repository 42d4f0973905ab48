import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import type { Hono } from "hono";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { createAuth } from "../backend/auth/auth.ts";
import type { Backend } from "../backend/backend.ts";
import type { AuthMail } from "../backend/contract.ts";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openKeys } from "../backend/keys.ts";
import { createRest } from "../backend/rest/rest.ts";
import { createAccount } from "./account.ts";

const SITE = "http://localhost:4380";
const PASSWORD = "Abcdef1";

const folder = mkdtempSync(join(tmpdir(), "huesmith-account-"));
const mails: AuthMail[] = [];
const database = await openTestPglite();
const keys = await openKeys(folder);
const sendMail = async (mail: AuthMail) => void mails.push(mail);
const auth = createAuth({ db: database.db, keys, siteUrl: SITE, redirectOrigins: [], sendMail, providers: {} });
const rest = createRest({ db: database.db, keys });
const backend: Backend = {
  projectUrl: null,
  anonKey: keys.anonKey,
  ready: Promise.resolve(),
  answer: null,
  deriveKey: () => Buffer.alloc(32),
  mailbox: null,
  call: (path, init) => ask(path, keys.anonKey, init),
  callAsService: (path, init) => ask(path, keys.secretKey, init),
  close: async () => {},
};

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("without a token, or with a forged one, nothing is done", async () => {
  const account = openAccount();
  const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","aal":"aal2"}')}.`;
  for (const token of [undefined, "", "nonsense", forged, keys.anonKey, keys.secretKey]) {
    const answer = await post(account, "delete", token, { confirm: "a@example.com" });
    expect([answer.status, answer.body.code], token).toEqual([401, "not_signed_in"]);
  }
});

test("an account goes with its typed address only, and then nothing of it is left in any table", async () => {
  const account = openAccount();
  const ada = await signUp("ada@example.com");
  await saveSomething(ada.id);
  const wrong = await post(account, "delete", ada.token, { confirm: "eve@example.com" });
  expect([wrong.status, wrong.body.code]).toEqual([400, "confirmation_mismatch"]);
  expect(await rowsOf(ada.id)).toBeGreaterThan(5);
  const right = await post(account, "delete", ada.token, { confirm: " Ada@Example.com " });
  expect([right.status, right.body]).toEqual([200, { ok: true }]);
  expect(await rowsOf(ada.id)).toBe(0);
  expect((await post(account, "delete", ada.token, { confirm: "ada@example.com" })).status).toBe(401);
});

test("ten minutes after the log-in an account can only be deleted after another one", async () => {
  const bea = await signUp("bea@example.com");
  const later = openAccount(() => Date.now() + 10 * 60_000 + 5000);
  const answer = await post(later, "delete", bea.token, { confirm: "bea@example.com" });
  expect([answer.status, answer.body.code]).toEqual([403, "reauthentication_needed"]);
  expect(await rowsOf(bea.id)).toBeGreaterThan(0);
  const sooner = openAccount(() => Date.now() + 9 * 60_000);
  expect((await post(sooner, "delete", bea.token, { confirm: "bea@example.com" })).status).toBe(200);
});

test("a password alone does not delete an account that has a second factor", async () => {
  const account = openAccount();
  const cat = await signUp("cat@example.com");
  const { token } = await turnOnSecondFactor(cat);
  const half = await logIn("cat@example.com");
  const refused = await post(account, "delete", half.token, { confirm: "cat@example.com" });
  expect([refused.status, refused.body.code]).toEqual([403, "insufficient_aal"]);
  expect((await post(account, "delete", token, { confirm: "cat@example.com" })).status).toBe(200);
});

test("recovery codes need the second factor, are ten, and new ones replace the old", async () => {
  const account = openAccount();
  const dan = await signUp("dan@example.com");
  expect((await post(account, "recovery-codes", dan.token)).body.code).toBe("no_second_factor");
  const { token } = await turnOnSecondFactor(dan);
  const half = await logIn("dan@example.com");
  expect((await post(account, "recovery-codes", half.token)).body.code).toBe("insufficient_aal");
  const first = (await post(account, "recovery-codes", token)).body.codes as string[];
  expect(new Set(first).size).toBe(10);
  const stored = await sql<{
    code_hash: string;
  }>`select code_hash from recovery_codes where user_id = ${dan.id}`.execute(database.db);
  for (const { code_hash } of stored.rows) expect(first.join()).not.toContain(code_hash);
  await post(account, "recovery-codes", token);
  expect((await get(account, "recovery-codes", token)).body).toEqual({ left: 10 });
  expect((await post(account, "recovery", half.token, { code: first[0] })).body.code).toBe("wrong_code");
});

test("a recovery code switches the second factor off, once, and all codes are gone with it", async () => {
  const account = openAccount();
  const eve = await signUp("eve@example.com");
  const { token, client } = await turnOnSecondFactor(eve);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  const half = await logIn("eve@example.com");
  const tries = await Promise.all(
    [0, 1, 2].map(() => post(account, "recovery", half.token, { code: codes[3]?.toLowerCase() })),
  );
  expect(tries.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect((await client.getUser()).data.user?.factors ?? []).toEqual([]);
  expect((await get(account, "recovery-codes", half.token)).body).toEqual({ left: 0 });
});

test("codes of somebody else do not count", async () => {
  const account = openAccount();
  const fay = await signUp("fay@example.com");
  const gus = await signUp("gus@example.com");
  const { token } = await turnOnSecondFactor(fay);
  await turnOnSecondFactor(gus);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  const half = await logIn("gus@example.com");
  expect((await post(account, "recovery", half.token, { code: codes[0] })).body.code).toBe("wrong_code");
});

test("after five wrong codes there is a pause, and even a right one waits", async () => {
  const account = openAccount();
  const hal = await signUp("hal@example.com");
  const { token } = await turnOnSecondFactor(hal);
  const codes = (await post(account, "recovery-codes", token)).body.codes as string[];
  for (let count = 0; count < 5; count++) {
    expect((await post(account, "recovery", token, { code: "0000-0000-0000-0000" })).status).toBe(400);
  }
  const answer = await post(account, "recovery", token, { code: codes[0] });
  expect([answer.status, answer.body.message]).toEqual([429, "Too many tries. Try again in 15 minutes."]);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(800);
});

test("a code that could not be used because the service failed is given back", async () => {
  const ivy = await signUp("ivy@example.com");
  const { token } = await turnOnSecondFactor(ivy);
  const codes = (await post(openAccount(), "recovery-codes", token)).body.codes as string[];
  const isDown = (path: string) => path.startsWith("/auth/v1/admin/");
  const broken: Backend = {
    ...backend,
    callAsService: async (path, init) =>
      isDown(path) ? new Response("", { status: 503 }) : backend.callAsService(path, init),
  };
  const half = openAccount(Date.now, broken);
  expect((await post(half, "recovery", token, { code: codes[0] })).body.code).toBe("unavailable");
  expect((await post(openAccount(), "recovery", token, { code: codes[0] })).status).toBe(200);
});

test("bad bodies and unknown calls have a clear answer that no cache keeps", async () => {
  const account = openAccount();
  const jan = await signUp("jan@example.com");
  for (const body of ["", "[]", "{}", '{"confirm":1}', '{"confirm":', `{"confirm":"${"a".repeat(5000)}"}`, "null"]) {
    const response = await account.request("/delete", {
      method: "POST",
      body,
      headers: { Authorization: `Bearer ${jan.token}`, "Content-Type": "application/json" },
    });
    expect([response.status, (await response.json()).code], body.slice(0, 20)).toEqual([400, "bad_request"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await get(account, "nothing", jan.token)).status).toBe(404);
});

test("a service that is down is told as that", async () => {
  const down = async () => new Response("{}", { status: 503 });
  const account = openAccount(Date.now, { ...backend, call: down });
  const answer = await get(account, "recovery-codes", "a.b.c");
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
});

type Signed = { id: string; token: string; client: InstanceType<typeof AuthClient> };

function openAccount(now: () => number = Date.now, home = backend) {
  return createAccount({ backend: home, endSubscriptions: async () => {}, ipOf: () => "127.0.0.1", now });
}

async function signUp(email: string): Promise<Signed> {
  const client = newClient();
  const { error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  const mail = mails.findLast(({ to, type }) => to === email && type === "signup");
  const token_hash = new URL(mail?.url ?? "").searchParams.get("token");
  const body = JSON.stringify({ type: "signup", token_hash, email, password: PASSWORD });
  expect((await backend.call("/auth/v1/verify", { method: "POST", body })).status).toBe(200);
  return logIn(email);
}

async function logIn(email: string): Promise<Signed> {
  const client = newClient();
  const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { id: data.user?.id ?? "", token: data.session?.access_token ?? "", client };
}

async function turnOnSecondFactor({ client }: Signed) {
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const code = new TOTP({ secret: data?.totp.secret ?? "" }).generate();
  const { data: session, error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
  expect(error).toBeNull();
  return { client, token: session?.access_token ?? "" };
}

function newClient() {
  return new AuthClient({
    url: `${SITE}/auth/v1`,
    headers: { apikey: keys.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    storageKey: crypto.randomUUID(),
    fetch: (input, init) => answerOf(new URL(String(input)), init),
  });
}

function answerOf(url: URL, init?: RequestInit) {
  return auth(new Request(url, { ...init, redirect: "manual" }), "127.0.0.1");
}

function ask(path: string, apikey: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set("apikey", apikey);
  const request = new Request(SITE + path, { ...init, headers });
  return path.startsWith("/auth/") ? auth(request, "127.0.0.1") : rest(request, "127.0.0.1");
}

async function post(account: Hono, path: string, token: string | undefined, body: object = {}) {
  return send(account, path, token, { method: "POST", body: JSON.stringify(body) });
}

async function get(account: Hono, path: string, token: string) {
  return send(account, path, token);
}

async function send(account: Hono, path: string, token: string | undefined, init: RequestInit = {}) {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const response = await account.request(`/${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function saveSomething(userId: string) {
  await sql`insert into projects (user_id, name) values (${userId}, 'Harbor')`.execute(database.db);
  await sql`insert into palettes (user_id, name, path, colors, share_token)
    values (${userId}, 'Sea', '/color-mixer', '{0d6986}', 'abcdefghijklmnopqrstuvwx')`.execute(database.db);
  await sql`insert into colors (user_id, name, color) values (${userId}, 'Crimson', 'db073d')`.execute(database.db);
  await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, 'x')`.execute(database.db);
}

/** In every table of the two schemas that names a person. */
async function rowsOf(userId: string) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_schema || '.' || c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.table_schema in ('public', 'auth')
      and (c.column_name = 'user_id' or c.table_schema || '.' || c.table_name || '.' || c.column_name
        in ('public.profiles.id', 'auth.users.id'))`.execute(database.db);
  expect(columns.length).toBeGreaterThan(7);
  let count = 0;
  for (const { table, column } of columns) {
    const query = `select count(*)::int as count from ${table} where ${column} = '${userId}'`;
    const { rows } = await sql.raw<{ count: number }>(query).execute(database.db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
