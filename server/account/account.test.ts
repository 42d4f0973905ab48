import { expect, test } from "vitest";
import { sql } from "../backend/sql.ts";
import { get, openTestAccounts, post, turnOnSecondFactor } from "../test-account.ts";
import { openTestApps } from "../test-oauth-app.ts";

const { auth, backend, db, keys, logIn, openAccount, signUp } = await openTestAccounts();

test("a missing or forged token is rejected", async () => {
  const account = openAccount();
  const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","aal":"aal2"}')}.`;
  for (const token of [undefined, "", "nonsense", forged, keys.anonKey, keys.secretKey]) {
    const answer = await post(account, "delete", token, { confirm: "a@example.com" });
    expect([answer.status, answer.body.code], token).toEqual([401, "not_signed_in"]);
  }
});

test("every call by a connected app is rejected", async () => {
  const account = openAccount();
  const apps = openTestApps(auth);
  const ada = await apps.join();
  const { access_token } = await apps.connect(ada, await apps.register());
  const answers = [
    await post(account, "delete", access_token, { confirm: ada.email }),
    await get(account, "recovery-codes", access_token),
    await post(account, "recovery-codes", access_token),
    await post(account, "recovery", access_token, { code: "0000-0000-0000-0000" }),
  ];
  for (const { status, body } of answers) expect([status, body.code]).toEqual([403, "not_for_apps"]);
  expect((await ada.browser.getUser()).error).toBeNull();
});

test("deleting an account requires its email address and leaves no rows in any table", async () => {
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

test("deleting an account requires a login in the last ten minutes", async () => {
  const bea = await signUp("bea@example.com");
  const later = openAccount(() => Date.now() + 10 * 60_000 + 5000);
  const answer = await post(later, "delete", bea.token, { confirm: "bea@example.com" });
  expect([answer.status, answer.body.code]).toEqual([403, "reauthentication_needed"]);
  expect(await rowsOf(bea.id)).toBeGreaterThan(0);
  const sooner = openAccount(() => Date.now() + 9 * 60_000);
  expect((await post(sooner, "delete", bea.token, { confirm: "bea@example.com" })).status).toBe(200);
});

test("a second factor that an old session has just set up isn't a login", async () => {
  const fay = await signUp("fay@example.com");
  await sql`update auth.mfa_amr_claims set updated_at = now() - interval '1 day'`.execute(db);
  const { token } = await turnOnSecondFactor(fay);
  const { body } = await post(openAccount(), "delete", token, { confirm: "fay@example.com" });
  expect(body.code).toBe("reauthentication_needed");
});

test("deleting an account with a second factor requires that factor", async () => {
  const account = openAccount();
  const cat = await signUp("cat@example.com");
  const { token } = await turnOnSecondFactor(cat);
  const half = await logIn("cat@example.com");
  const refused = await post(account, "delete", half.token, { confirm: "cat@example.com" });
  expect([refused.status, refused.body.code]).toEqual([403, "insufficient_aal"]);
  expect((await post(account, "delete", token, { confirm: "cat@example.com" })).status).toBe(200);
});

test("bad bodies return an uncached 400, unknown calls 404", async () => {
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

test("a service that is down returns 503", async () => {
  const down = async () => new Response("{}", { status: 503 });
  const account = openAccount(Date.now, { ...backend, call: down });
  const answer = await get(account, "recovery-codes", "a.b.c");
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
});

async function saveSomething(userId: string) {
  await sql`insert into projects (user_id, name) values (${userId}, 'Harbor')`.execute(db);
  await sql`insert into palettes (user_id, name, path, colors, share_token)
    values (${userId}, 'Sea', '/color-mixer', '{0d6986}', 'abcdefghijklmnopqrstuvwx')`.execute(db);
  await sql`insert into colors (user_id, name, color) values (${userId}, 'Crimson', 'db073d')`.execute(db);
  await sql`insert into recovery_codes (user_id, code_hash) values (${userId}, 'x')`.execute(db);
}

/** Counts the user's rows in every table of both schemas that references users. */
async function rowsOf(userId: string) {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_schema || '.' || c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.table_schema in ('public', 'auth')
      and (c.column_name = 'user_id' or c.table_schema || '.' || c.table_name || '.' || c.column_name
        in ('public.profiles.id', 'auth.users.id'))`.execute(db);
  expect(columns.length).toBeGreaterThan(7);
  let count = 0;
  for (const { table, column } of columns) {
    const query = `select count(*)::int as count from ${table} where ${column} = '${userId}'`;
    const { rows } = await db.query<{ count: number }>(query, []);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
