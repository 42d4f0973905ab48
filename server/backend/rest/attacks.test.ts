import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { color, openClient, openTestRest, send } from "../test-rest.ts";

const databases = await openTestDatabases();

const palette = (name: string, more: object = {}) => ({ name, path: "/color-wheel", colors: ["db073d"], ...more });
const TABLES = ["colors", "palettes", "projects"] as const;

describe.each(databases)("on $name", ({ db }) => {
  /** Ada with one row of each kind, and Eve. */
  async function setUp() {
    const api = await openTestRest(db);
    const ada = await api.person();
    const eve = await api.person();
    const { data: project } = await ada.from("projects").insert({ name: "ada's" }).select().single();
    const token = crypto.randomUUID().replaceAll("-", "");
    const { data: saved } = await ada
      .from("palettes")
      .insert(palette("ada's", { share_token: token }))
      .select()
      .single();
    const { data: one } = await ada
      .from("colors")
      .insert(color("ada's", { project_id: project.id }))
      .select()
      .single();
    const rows = { projects: project, palettes: saved, colors: one };
    /** Checks that none of it has changed. */
    const expectUntouched = async () => {
      for (const table of TABLES) expect((await ada.from(table).select().single()).data).toEqual(rows[table]);
    };
    return { ...api, ada, eve, rows, expectUntouched };
  }

  test("users can't read, change or delete another user's rows", async () => {
    const { ada, eve, rows, expectUntouched } = await setUp();
    for (const table of TABLES) {
      const { id } = rows[table];
      expect((await eve.from(table).select().eq("id", id)).data).toEqual([]);
      expect((await eve.from(table).select().eq("user_id", ada.userId)).data).toEqual([]);
      expect((await eve.from(table).select("id", { count: "exact" }).neq("user_id", eve.userId)).count).toBe(0);
      expect((await eve.from(table).update({ name: "eve's" }).eq("id", id).select()).data).toEqual([]);
      expect((await eve.from(table).update({ user_id: eve.userId }).eq("id", id).select()).data).toEqual([]);
      expect((await eve.from(table).delete().eq("id", id).select()).data).toEqual([]);
      expect((await eve.from(table).delete().not("id", "is", null).select()).data).toEqual([]);
    }
    expect((await eve.from("profiles").select()).data).toMatchObject([{ id: eve.userId }]);
    await expectUntouched();
  });

  test("users can't save rows for another user or give rows away", async () => {
    const { ada, eve, expectUntouched } = await setUp();
    const forged = { user_id: ada.userId };
    const attempts = [
      eve.from("colors").insert(color("eve's", forged)),
      eve.from("palettes").insert(palette("eve's", forged)),
      eve.from("projects").insert({ name: "eve's", ...forged }),
      eve.from("colors").upsert({ id: crypto.randomUUID(), ...color("eve's", forged) }),
      eve.from("colors").insert([color("1", { user_id: eve.userId }), color("2", forged)]),
    ];
    for (const { status, error } of await Promise.all(attempts)) expect([status, error?.code]).toEqual([403, "42501"]);
    const { data: own } = await eve.from("colors").insert(color("own")).select().single();
    const given = await eve.from("colors").update(forged).eq("id", own.id);
    expect([given.status, given.error?.code]).toEqual([403, "42501"]);
    const trashed = await eve
      .from("colors")
      .update({ ...forged, deleted_at: "2026-01-01" })
      .eq("id", own.id);
    expect(trashed.status).toBe(403);
    await expectUntouched();
  });

  test("an upsert with the id of another user's row changes nothing", async () => {
    const { ada, eve, rows, expectUntouched } = await setUp();
    for (const user_id of [eve.userId, ada.userId]) {
      const { id } = rows.colors;
      const merged = await eve
        .from("colors")
        .upsert({ id, ...color("eve's", { user_id }) })
        .select();
      expect([merged.status, merged.error?.code]).toEqual([403, "42501"]);
      const ignored = await eve.from("colors").upsert({ id, ...color("e", { user_id }) }, { ignoreDuplicates: true });
      expect((await eve.from("colors").select()).data).toEqual([]);
      expect([201, 403]).toContain(ignored.status);
    }
    const { data: own } = await eve.from("colors").insert(color("own")).select().single();
    const moved = await eve.from("colors").update({ id: rows.colors.id }).eq("id", own.id);
    expect(moved.error?.code).toBe("23505");
    await expectUntouched();
  });

  test("rows can only be put into the user's own projects", async () => {
    const { eve, rows, expectUntouched } = await setUp();
    const project_id = rows.projects.id;
    const made = await eve.from("colors").insert(color("eve's", { project_id }));
    expect([made.status, made.error?.code]).toEqual([409, "23503"]);
    const { data: own } = await eve.from("palettes").insert(palette("own")).select().single();
    const moved = await eve.from("palettes").update({ project_id }).eq("id", own.id);
    expect([moved.status, moved.error?.code]).toEqual([409, "23503"]);
    const upserted = await eve.from("palettes").upsert({ ...palette("own"), id: own.id, project_id });
    expect(upserted.status).toBe(409);
    await expectUntouched();
  });

  test("a guest can read only the limits, not even a palette by its share token", async () => {
    const { anon, ada, rows, expectUntouched } = await setUp();
    expect((await anon.from("plan_limits").select().order("resource")).data).toEqual([
      { resource: "colors", free_limit: 20 },
      { resource: "palettes", free_limit: 10 },
      { resource: "projects", free_limit: 1 },
    ]);
    const shared = await anon.from("palettes").select("name").eq("share_token", rows.palettes.share_token);
    expect([shared.status, shared.error?.code]).toEqual([401, "42501"]);
    for (const table of [...TABLES, "profiles", "recovery_codes"]) {
      expect((await anon.from(table).select()).status).toBe(401);
      expect((await anon.from(table).delete().not("id", "is", null)).status).toBe(401);
      expect((await anon.from(table).update({ id: ada.userId }).not("id", "is", null)).status).toBe(401);
      expect((await anon.from(table).insert({ id: ada.userId })).status).toBe(401);
    }
    expect((await anon.from("plan_limits").update({ free_limit: 9 }).eq("resource", "colors")).status).toBe(401);
    await expectUntouched();
  });

  test("users can't make themselves Pro, change the limits or access recovery codes", async () => {
    const { eve, service, ada, sign, keys, rest } = await setUp();
    const id = eve.userId;
    const attempts = [
      eve.from("profiles").update({ is_pro: true }).eq("id", id),
      eve.from("profiles").upsert({ id, is_pro: true }),
      eve.from("profiles").insert({ id: crypto.randomUUID(), is_pro: true }),
      eve.from("profiles").delete().eq("id", id),
      eve.from("plan_limits").update({ free_limit: 999 }).eq("resource", "colors"),
      eve.from("plan_limits").upsert({ resource: "colors", free_limit: 999 }),
      eve.from("plan_limits").delete().eq("resource", "colors"),
      eve.from("recovery_codes").select(),
      eve.from("recovery_codes").insert({ user_id: id, code_hash: "x" }),
      eve.from("recovery_codes").delete().eq("user_id", ada.userId),
    ];
    for (const { status, error } of await Promise.all(attempts)) expect([status, error?.code]).toEqual([403, "42501"]);
    const boast = { user_metadata: { is_pro: true, role: "service_role", sub: ada.userId }, is_pro: true };
    const proud = openClient(rest, keys.anonKey, await sign(id, boast));
    expect((await proud.from("profiles").select("id,is_pro")).data).toEqual([{ id, is_pro: false }]);
    expect((await proud.from("colors").insert(Array.from({ length: 21 }, () => color("c")))).status).toBe(402);
    expect((await service.from("profiles").update({ is_pro: true }).eq("id", id).select("is_pro")).data).toEqual([
      { is_pro: true },
    ]);
  });

  test("other schemas and their tables are out of reach", async () => {
    const { eve, service, rest, keys } = await setUp();
    for (const schema of ["auth", "private", "supabase_migrations", "pg_catalog", "information_schema", "Public", ""]) {
      for (const client of [eve, service]) {
        const { status, error } = await client.schema(schema).from("users").select();
        expect([schema, status, error?.code]).toEqual([schema, 406, "PGRST106"]);
      }
      const headers = { "Content-Profile": schema };
      const written = await send(rest, keys, eve.token, "colors", { method: "POST", body: '{"name":"a"}', headers });
      expect(written.status).toBe(406);
    }
    const names = [
      "auth.users",
      "users",
      "pg_user",
      "private.handle_new_user",
      "public.colors",
      "Colors",
      '"colors"',
      "colors;",
      "colors%20",
      "__proto__",
      "constructor",
      "toString",
      "colors%00",
      "%63olors",
      "../auth/v1/admin/users",
      "colors\\x",
    ];
    for (const name of names) {
      const { status, json } = await send(rest, { anonKey: keys.secretKey }, keys.secretKey, name);
      expect([name, status, json.code]).toEqual([name, 404, "PGRST205"]);
    }
  });

  test("a deleted user leaves no rows, and their token can't read or save anything", async () => {
    const { ada, eve, rows, service } = await setUp();
    await sql`insert into public.recovery_codes (user_id, code_hash) values (${ada.userId}, 'x')`.execute(db);
    await sql`delete from auth.users where id = ${ada.userId}`.execute(db);
    for (const table of TABLES) {
      expect((await service.from(table).select().eq("id", rows[table].id)).data).toEqual([]);
      expect((await ada.from(table).select()).data).toEqual([]);
    }
    expect((await service.from("profiles").select().eq("id", ada.userId)).data).toEqual([]);
    expect((await service.from("recovery_codes").select().eq("user_id", ada.userId)).data).toEqual([]);
    const saved = await ada.from("colors").insert(color("ghost"));
    expect([saved.status, saved.error?.code]).toEqual([409, "23503"]);
    expect((await eve.from("profiles").select()).data).toHaveLength(1);
  });
});
