import { describe, expect, test } from "vitest";
import { openTestAuth } from "../../test-auth.ts";
import { openTestApps } from "../../test-oauth-app.ts";
import { cleanAuth } from "../auth/clean.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { openClient } from "../test-rest.ts";
import { createRest } from "./rest.ts";
import { TABLES } from "./tables.ts";

const databases = await openTestDatabases();

const LIBRARY = ["projects", "palettes", "colors"];

describe.each(databases)("on $name", ({ db }) => {
  /** A user with one row of each kind, one in the trash, and a connected app. */
  async function setUp() {
    const auth = await openTestAuth("off", db);
    const rest = createRest({ db, keys: auth.keys });
    const apps = openTestApps(auth);
    const ada = await apps.join();
    const own = openClient(rest, auth.keys.anonKey, ada.token);
    await own.from("projects").insert({ name: "Site" });
    await own.from("palettes").insert({ name: "Warm", path: "/color-wheel", colors: ["db073d"] });
    await own.from("colors").insert({ name: "Red", color: "db073d" });
    await own.from("colors").insert({ name: "Gone", color: "000", deleted_at: new Date().toISOString() });
    const appId = await apps.register();
    const tokens = await apps.connect(ada, appId);
    return { auth, ...apps, ada, own, appId, app: openClient(rest, auth.keys.anonKey, tokens.access_token) };
  }

  test("an app can read its user's library except the trash, and no other personal data", async () => {
    const { app, own, join, auth, connect, appId } = await setUp();
    for (const table of TABLES.keys()) {
      const { data } = await app.from(table).select();
      const count = LIBRARY.includes(table) ? 1 : table === "plan_limits" ? 3 : 0;
      expect([table, data?.length ?? 0]).toEqual([table, count]);
    }
    expect((await own.from("colors").select()).data).toHaveLength(2);
    expect((await own.from("profiles").select()).data).toHaveLength(1);
    const eve = await join();
    const { access_token } = await connect(eve, appId);
    const theirs = openClient(createRest({ db, keys: auth.keys }), auth.keys.anonKey, access_token);
    for (const table of LIBRARY) expect((await theirs.from(table).select()).data).toEqual([]);
  });

  test("an app cannot write anything", async () => {
    const { app, own } = await setUp();
    const rows = {
      projects: { name: "Mine" },
      palettes: { name: "Mine", path: "/color-wheel", colors: ["000"] },
      colors: { name: "Mine", color: "000" },
    };
    for (const [table, row] of Object.entries(rows)) {
      const { data: before } = await own.from(table).select().order("id");
      expect((await app.from(table).insert(row)).error?.code).toBe("42501");
      expect((await app.from(table).upsert({ ...row, id: before?.[0].id })).error?.code).toBe("42501");
      expect((await app.from(table).update({ name: "Mine" }).neq("name", "").select()).data).toEqual([]);
      expect((await app.from(table).delete().neq("name", "").select()).data).toEqual([]);
      expect((await own.from(table).select().order("id")).data).toEqual(before);
    }
    expect((await app.from("profiles").update({ is_pro: true }).neq("is_pro", true)).error?.code).toBe("42501");
    expect((await app.from("sessions").delete().is("is_current", false)).data ?? []).toEqual([]);
    expect((await own.from("sessions").select()).data).toHaveLength(1);
  });

  test("a disconnected app can't read anything, even with an unexpired token", async () => {
    const { ada, app, appId } = await setUp();
    expect((await app.from("colors").select()).data).toHaveLength(1);
    await ada.browser.oauth.revokeGrant({ clientId: appId });
    for (const table of LIBRARY) expect([table, (await app.from(table).select()).data]).toEqual([table, []]);
  });

  test("app sessions aren't listed among the user's, and apps can't see any sessions", async () => {
    const { own, app } = await setUp();
    expect((await own.from("sessions").select("is_current")).data).toEqual([{ is_current: true }]);
    expect((await app.from("sessions").select()).data).toEqual([]);
  });

  test("ten concurrent exchanges of one code succeed once, and the reuse ends the session", async () => {
    const { auth, ada, appId, getCode, token } = await setUp();
    const code = await getCode(ada, appId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => token(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = answers.find(({ status }) => status === 200);
    expect((await auth.send("GET", "/user", { token: won?.body.access_token })).status).toBe(403);
  });

  test("exchanging a code while the app is being disconnected leaves no session and no deadlock", async () => {
    const { auth, ada, appId, getCode, token } = await setUp();
    const path = `/user/oauth/grants?client_id=${appId}`;
    for (let round = 0; round < 5; round++) {
      const code = await getCode(ada, appId);
      const [taken, disconnected] = await Promise.all([token(code), auth.send("DELETE", path, { token: ada.token })]);
      expect([[200, 400].includes(taken.status), disconnected.status]).toEqual([true, 204]);
      const left = sql`select 1 from auth.sessions where user_id = ${ada.id} and oauth_client_id is not null`;
      expect(await left.all(db)).toEqual([]);
    }
  });

  test("every user-owned table has policies that restrict apps", async () => {
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and (c.relname = 'profiles' or exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id'))
        and exists (select from unnest(array['r', 'a', 'w', 'd']) command where not exists (
          select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and p.polcmd in (command, '*')
            and concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) like '%is_app()%'))`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test("old data is cleaned up: requests after a day, unused apps after 90 days", async () => {
    const { ada, appId, register, begin } = await setUp();
    const unused = await register();
    await begin(unused);
    const ids = async () => (await sql<{ id: string }>`select id from auth.oauth_clients`.all(db)).map(({ id }) => id);
    const requests = async () => (await sql`select 1 from auth.oauth_authorizations`.all(db)).length;
    await cleanAuth(db, Date.now());
    expect([await requests(), (await ids()).includes(unused)]).toEqual([expect.any(Number), true]);
    expect(await requests()).toBeGreaterThan(0);
    await cleanAuth(db, Date.now() + 2 * 86_400_000);
    expect(await requests()).toBe(0);
    await cleanAuth(db, Date.now() + 91 * 86_400_000);
    expect(await ids()).toContain(appId);
    expect(await ids()).not.toContain(unused);
    expect((await ada.browser.oauth.listGrants()).data).toHaveLength(1);
  });
});
