import { expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { sql } from "../sql.ts";
import { cleanAuth, cleanAuthWhenDue } from "./clean.ts";

const auth = await openTestAuth("off");
const { client, db } = auth;
const DAY_MS = 86_400_000;
const inDays = (days: number) => Date.now() + days * DAY_MS;

const countOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.id("auth", table)}`.execute(db)).rows[0]
    ?.count;

test("current rows are kept, and old ones are deleted after their retention period", async () => {
  const { browser } = await auth.join("kept@example.com");
  await browser.refreshSession();
  const { data } = await browser.mfa.enroll({ factorType: "totp" });
  await browser.mfa.challenge({ factorId: data?.id ?? "" });
  await client().signUp({ email: "never@example.com", password: PASSWORD });
  await sql`insert into auth.flow_state (id, provider_type, referrer, code_verifier)
    values (gen_random_uuid(), 'google', '/', 'x')`.execute(db);

  const all = { users: 2, sessions: 1, refresh_tokens: 2, mfa_factors: 1, mfa_challenges: 1, flow_state: 1 };
  const steps: [days: number, left: Partial<typeof all>][] = [
    [0, {}],
    [0.1, { mfa_challenges: 0 }],
    [2, { mfa_factors: 0, flow_state: 0 }],
    [29, {}],
    [31, { refresh_tokens: 1, users: 1 }],
    [364, {}],
    [366, { sessions: 0, refresh_tokens: 0 }],
  ];
  let expected = all;
  for (const [days, left] of steps) {
    expected = { ...expected, ...left };
    await cleanAuth(db, inDays(days));
    for (const [table, count] of Object.entries(expected))
      expect([days, table, await countOf(table)]).toEqual([days, table, count]);
  }
  const { rows } = await sql`select email from auth.users`.execute(db);
  expect(rows).toEqual([{ email: "kept@example.com" }]);
});

test("audit log entries are kept for 90 days", async () => {
  await auth.join("notes@example.com");
  await cleanAuth(db, inDays(89));
  expect(await countOf("audit_log_entries")).toBeGreaterThan(0);
  await cleanAuth(db, inDays(91));
  expect(await countOf("audit_log_entries")).toBe(0);
});

test("a session with an end time is deleted after it", async () => {
  await sql`delete from auth.sessions`.execute(db);
  await auth.join("end@example.com");
  await sql`update auth.sessions set not_after = now() + interval '1 hour'`.execute(db);
  await cleanAuth(db, Date.now());
  expect(await countOf("sessions")).toBe(1);
  await cleanAuth(db, inDays(0.1));
  expect(await countOf("sessions")).toBe(0);
});

test("the cleanup runs once a day, in one of the processes", async () => {
  const add = () =>
    sql`insert into auth.audit_log_entries (payload, created_at) values ('{}', now() - interval '91 days')`.execute(db);
  const countOld = async () =>
    (await sql`select from auth.audit_log_entries where created_at < now() - interval '90 days'`.all(db)).length;
  await sql`update public.jobs set due_at = now() - interval '1 s' where name = 'accounts'`.execute(db);
  await add();
  await Promise.all([cleanAuthWhenDue(db), cleanAuthWhenDue(db)]);
  expect(await countOld()).toBe(0);
  await add();
  await cleanAuthWhenDue(db);
  expect(await countOld()).toBe(1);
});
