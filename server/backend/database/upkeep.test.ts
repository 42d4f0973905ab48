import { expect, test } from "vitest";
import { cleanAuth } from "../auth/clean.ts";
import { sql } from "../sql.ts";
import { checkKeys } from "./migrate.ts";
import { openTestDatabases } from "./test-databases.ts";

const databases = await openTestDatabases();

for (const { name, db } of databases) {
  test(`${name}: a database rejects other keys unless new keys are accepted`, async () => {
    await checkKeys(db, "first", false);
    await checkKeys(db, "first", false);
    await expect(checkKeys(db, "second", false)).rejects.toThrow("This database was set up with different keys.");
    await checkKeys(db, "second", true);
    await checkKeys(db, "second", false);
    await expect(checkKeys(db, "first", false)).rejects.toThrow("This database was set up with different keys.");
  });

  test(`${name}: old sessions, tokens and audit entries are deleted, those in use are kept`, async () => {
    const id = crypto.randomUUID();
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`.execute(db);
    const addSession = async (days: number, end: string | null) => {
      const session = crypto.randomUUID();
      await sql`insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after) values
        (${session}, ${id}, now() - interval '3 years', now() - ${days}::int * interval '1 day', ${end})`.execute(db);
      return session;
    };
    const used = await addSession(200, null);
    await addSession(400, null);
    await addSession(1, "2020-01-01");
    for (const [token, isRevoked, days] of [
      ["current", false, 200],
      ["used lately", true, 29],
      ["used long ago", true, 31],
    ] as const) {
      await sql`insert into auth.refresh_tokens (token, user_id, session_id, revoked, updated_at) values
        (${token}, ${id}, ${used}, ${isRevoked}, now() - ${days}::int * interval '1 day')`.execute(db);
    }
    await sql`insert into auth.audit_log_entries (payload, created_at) values
      ('{"kept": true}', now() - interval '89 days'), ('{"kept": false}', now() - interval '91 days')`.execute(db);
    await cleanAuth(db, Date.now());
    const sessions = await sql`select id from auth.sessions where user_id = ${id}`.execute(db);
    expect(sessions.rows).toEqual([{ id: used }]);
    const tokens = await sql`select token from auth.refresh_tokens where user_id = ${id} order by id`.execute(db);
    expect(tokens.rows).toEqual([{ token: "current" }, { token: "used lately" }]);
    const notes = await sql`select payload from auth.audit_log_entries`.execute(db);
    expect(notes.rows).toEqual([{ payload: { kept: true } }]);
  });
}
