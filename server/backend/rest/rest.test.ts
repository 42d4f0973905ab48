import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { color, openTestRest, send } from "../test-rest.ts";
import { TABLES } from "./tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  test("the allowed tables, columns and types match the database", async () => {
    const { rows } = await sql<{ tables: string; column: string; type: string; is_key: boolean }>`
      select c.relname as tables, a.attname as column, format_type(a.atttypid, null) as type,
        case c.relkind when 'v' then a.attname = 'id' else a.attnum = any(i.indkey) end as is_key
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      order by c.relname, a.attnum`.execute(db);
    const types: Record<string, string> = { timestamptz: "timestamp with time zone" };
    const known = [...TABLES.values()].flatMap((table) =>
      [...table.columns.values()].map(({ name, type }) => ({
        tables: table.name,
        column: name,
        type: types[type] ?? type,
        is_key: name === table.key.name,
      })),
    );
    const sorted = (list: typeof known) => list.map((item) => JSON.stringify(item)).sort();
    expect(sorted(known)).toEqual(sorted(rows));
  });

  test("a saved color round-trips, along with the fields that the database adds", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    const id = crypto.randomUUID();
    const name = `'; drop table colors; -- “Ä” \u{1f3a8} \\`;
    const saved = await ada
      .from("colors")
      .insert({ id, name, color: "db073d", tags: ["a b", 'c"d', "e,f"] })
      .select()
      .single();
    expect(saved.error).toBeNull();
    expect(saved.status).toBe(201);
    expect(saved.data).toEqual({
      id,
      user_id: ada.userId,
      project_id: null,
      name,
      color: "db073d",
      tags: ["a b", 'c"d', "e,f"],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/),
      updated_at: saved.data.created_at,
      deleted_at: null,
    });
    const read = await ada.from("colors").select("name,id").eq("id", id).single();
    expect(read.data).toEqual({ name, id });
  });

  test("filters, order and paging select the right rows", async () => {
    const { person } = await openTestRest(db);
    const ada = await person({}, true);
    const names = ["red", "Green", "blue, light", 'say "hi"', "50% gray", "a_b"];
    const rows = names.map((name, index) => color(name, { created_at: `2021-01-0${index + 1}T00:00:00Z` }));
    expect((await ada.from("colors").insert(rows)).error).toBeNull();
    const colors = () => ada.from("colors").select("name");
    const of = async (query: PromiseLike<{ data: { name: string }[] | null; error: unknown }>) => {
      const { data, error } = await query;
      expect(error).toBeNull();
      return data?.map(({ name }) => name);
    };
    const byTime = { ascending: true };
    expect(await of(colors().eq("name", 'say "hi"'))).toEqual(['say "hi"']);
    expect(await of(colors().in("name", ["blue, light", 'say "hi"', "none"]).order("created_at"))).toEqual([
      "blue, light",
      'say "hi"',
    ]);
    expect(await of(colors().neq("name", "red").order("created_at", byTime).limit(2))).toEqual([
      "Green",
      "blue, light",
    ]);
    expect(await of(colors().gte("created_at", "2021-01-05T00:00:00+00:00").order("created_at"))).toEqual([
      "50% gray",
      "a_b",
    ]);
    expect(await of(colors().gt("created_at", "2021-01-02").lt("created_at", "2021-01-04T00:00Z"))).toEqual([
      "blue, light",
    ]);
    expect(await of(colors().lte("created_at", "2021-01-01T00:00:00.000Z"))).toEqual(["red"]);
    expect(await of(colors().ilike("name", "%GR%").order("created_at"))).toEqual(["Green", "50% gray"]);
    expect(await of(colors().like("name", "%\\%%"))).toEqual(["50% gray"]);
    expect(await of(colors().like("name", "*e*").order("created_at"))).toEqual(["red", "Green", "blue, light"]);
    expect(await of(colors().not("name", "like", "%e%").order("created_at"))).toEqual(['say "hi"', "50% gray", "a_b"]);
    expect(await of(colors().not("name", "in", '(red,Green,"blue, light")').order("created_at"))).toEqual([
      'say "hi"',
      "50% gray",
      "a_b",
    ]);
    expect(await of(colors().is("deleted_at", null).order("created_at", { ascending: false }).range(1, 2))).toEqual([
      "50% gray",
      'say "hi"',
    ]);
    expect(await of(colors().not("deleted_at", "is", null))).toEqual([]);
    expect(await of(colors().in("name", []))).toEqual([]);
    expect(await of(colors().limit(0))).toEqual([]);
    const trashed = await ada.from("colors").update({ deleted_at: new Date().toISOString() }).eq("name", "red");
    expect(trashed.error).toBeNull();
    for (const ascending of [true, false]) {
      const ends = (nullsFirst: boolean) => of(colors().order("deleted_at", { ascending, nullsFirst }).order("name"));
      expect((await ends(true))?.at(-1)).toBe("red");
      expect((await ends(false))?.[0]).toBe("red");
    }
  });

  test("a count covers all rows, and a partial page has status 206", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    await ada.from("colors").insert([color("1"), color("2"), color("3")]);
    const page = await ada.from("colors").select("id", { count: "exact" }).range(0, 1);
    expect([page.count, page.data?.length, page.status]).toEqual([3, 2, 206]);
    const all = await ada.from("colors").select("id", { count: "exact" });
    expect([all.count, all.status]).toEqual([3, 200]);
    const head = await ada.from("colors").select("*", { count: "exact", head: true });
    expect([head.count, head.data]).toEqual([3, null]);
    const byHeader = await send(rest, keys, ada.token, "colors?order=name.asc&select=name", {
      headers: { Range: "1-1" },
    });
    expect([byHeader.json, byHeader.headers.get("Content-Range")]).toEqual([[{ name: "2" }], "1-1/*"]);
    const beyond = await ada.from("colors").select("id", { count: "exact" }).range(5, 9);
    expect([beyond.status, beyond.error]).toMatchObject([
      416,
      { code: "PGRST103", details: "An offset of 5 was requested, but there are only 3 rows." },
    ]);
  });

  test("a page has at most 1000 rows", async () => {
    const { person } = await openTestRest(db);
    const ada = await person({}, true);
    await ada.from("colors").insert(Array.from({ length: 1000 }, (_, index) => color(`${index}`)));
    await ada.from("colors").insert([color("one more")]);
    expect((await ada.from("colors").select("id").limit(5000)).data).toHaveLength(1000);
    expect((await ada.from("colors").select("id", { count: "exact" })).count).toBe(1001);
    const many = await ada.from("colors").insert(Array.from({ length: 1001 }, () => color("x")));
    expect([many.status, many.error?.code]).toEqual([400, "PGRST102"]);
  });

  test("a single-object request needs exactly one row, or its changes are rolled back", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    await ada.from("colors").insert([color("1"), color("2")]);
    const none = await ada.from("colors").select().eq("name", "3").single();
    expect([none.status, none.error]).toMatchObject([
      406,
      {
        code: "PGRST116",
        message: "JSON object requested, multiple (or no) rows returned",
        details: "The result contains 0 rows",
      },
    ]);
    expect((await ada.from("colors").select().single()).error?.details).toBe("The result contains 2 rows");
    expect((await ada.from("colors").select().eq("name", "3").maybeSingle()).data).toBeNull();
    const both = await ada.from("colors").update({ name: "same" }).is("deleted_at", null).select().single();
    expect(both.status).toBe(406);
    expect((await ada.from("colors").select("id").eq("name", "same")).data).toEqual([]);
  });

  test("an upsert updates existing rows or ignores them", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    const id = crypto.randomUUID();
    const other = crypto.randomUUID();
    await ada.from("colors").insert({ id, ...color("first") });
    const merged = await ada
      .from("colors")
      .upsert([
        { id, ...color("second") },
        { id: other, ...color("new") },
      ])
      .select("name");
    expect(merged.data).toEqual([{ name: "second" }, { name: "new" }]);
    const ignored = await ada
      .from("colors")
      .upsert({ id, ...color("third") }, { ignoreDuplicates: true, onConflict: "id" })
      .select();
    expect(ignored.data).toEqual([]);
    expect((await ada.from("colors").select("name").eq("id", id).single()).data).toEqual({ name: "second" });
    const again = await ada.from("colors").insert({ id, ...color("fourth") });
    expect([again.status, again.error?.code]).toEqual([409, "23505"]);
  });

  test("updates and deletes return rows on request and need a filter", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person();
    await ada.from("colors").insert([color("1"), color("2"), color("3")]);
    const changed = await ada
      .from("colors")
      .update({ tags: ["x"], color: "0d6986" })
      .in("name", ["1", "2"])
      .select("name,tags,color");
    expect(changed.data?.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: "1", tags: ["x"], color: "0d6986" },
      { name: "2", tags: ["x"], color: "0d6986" },
    ]);
    const quiet = await ada.from("colors").update({ tags: [] }, { count: "exact" }).neq("name", "3");
    expect([quiet.status, quiet.data, quiet.count]).toEqual([204, null, 2]);
    expect((await ada.from("colors").delete().eq("name", "1").select("name")).data).toEqual([{ name: "1" }]);
    for (const method of ["PATCH", "DELETE"]) {
      const body = method === "PATCH" ? '{"name":"all"}' : null;
      const all = await send(rest, keys, ada.token, "colors", { method, body });
      expect([all.status, all.json.code]).toEqual([400, "21000"]);
    }
    expect((await ada.from("colors").select("name").order("name")).data).toEqual([{ name: "2" }, { name: "3" }]);
  });

  test("rows with different columns need a column list, and missing values become null", async () => {
    const { person, rest, keys } = await openTestRest(db);
    const ada = await person({}, true);
    const id = crypto.randomUUID();
    const projects = await ada.from("projects").insert([{ id, name: "p" }]);
    expect(projects.error).toBeNull();
    const mixed = await ada
      .from("colors")
      .insert([color("1", { project_id: id }), color("2")])
      .select("name,project_id")
      .order("name");
    expect(mixed.error?.message).toBe("order is not supported with this method");
    const listed = await ada
      .from("colors")
      .insert([color("1", { project_id: id }), color("2")])
      .select("name,project_id");
    expect(listed.data).toEqual([
      { name: "1", project_id: id },
      { name: "2", project_id: null },
    ]);
    const plain = await send(rest, keys, ada.token, "colors", {
      method: "POST",
      body: JSON.stringify([color("1", { project_id: id }), color("2")]),
    });
    expect([plain.status, plain.json.message]).toEqual([400, "All object keys must match"]);
    const none = await ada.from("colors").insert([]).select();
    expect([none.status, none.data]).toEqual([201, []]);
  });

  test("deleting a project keeps its colors and bumps their updated_at", async () => {
    const { person } = await openTestRest(db);
    const ada = await person();
    const { data: project } = await ada.from("projects").insert({ name: "p" }).select().single();
    const { data: before } = await ada
      .from("colors")
      .insert(color("c", { project_id: project.id }))
      .select()
      .single();
    await ada.from("projects").delete().eq("id", project.id);
    const { data: after } = await ada.from("colors").select().single();
    expect(after).toEqual({ ...before, project_id: null, updated_at: expect.anything() });
    expect(after.updated_at).not.toBe(before.updated_at);
  });

  test("other origins are not allowed to read", async () => {
    const { rest, keys, person } = await openTestRest(db);
    const ada = await person();
    const asked = await send(rest, keys, ada.token, "colors", {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example" },
    });
    const read = await send(rest, keys, ada.token, "colors", { headers: { Origin: "https://evil.example" } });
    for (const { headers } of [asked, read]) expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(read.headers.get("Cache-Control")).toBe("no-store");
  });
});
