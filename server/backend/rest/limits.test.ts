import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { color, openClient, openTestRest, type Person } from "../test-rest.ts";

const databases = await openTestDatabases();

const many = (count: number, more: object = {}) => Array.from({ length: count }, (_, index) => color(`${index}`, more));
const inTrash = { deleted_at: new Date(Date.now() - 60_000).toISOString() };

async function countOf(person: Person, isTrash = false) {
  const rows = person.from("colors").select("id", { count: "exact", head: true });
  return (await (isTrash ? rows.not("deleted_at", "is", null) : rows.is("deleted_at", null))).count;
}

describe.each(databases)("on $name", ({ db }) => {
  const open = () => openTestRest(db);

  test("a free account holds 20 colors, 10 palettes and 1 project", async () => {
    const ada = await (await open()).person();
    const palette = { name: "p", path: "/color-wheel", colors: ["db073d"] };
    expect((await ada.from("colors").insert(many(20))).error).toBeNull();
    expect((await ada.from("palettes").insert(Array(10).fill(palette))).error).toBeNull();
    expect((await ada.from("projects").insert({ name: "p" })).error).toBeNull();
    const refused = [
      [await ada.from("colors").insert(color()), "colors", 20],
      [await ada.from("palettes").insert(palette), "palettes", 10],
      [await ada.from("projects").insert({ name: "q" }), "projects", 1],
    ] as const;
    for (const [{ status, error }, resource, limit] of refused) {
      expect([status, error?.code, error?.message]).toEqual([402, "PT402", "free_limit_reached"]);
      expect(JSON.parse(error?.details ?? "")).toEqual({ resource, limit });
      expect(error?.hint).toBe("Upgrade to Pro to save more.");
    }
  });

  test("exactly 20 of 50 concurrently saved colors are kept", async () => {
    const ada = await (await open()).person();
    const answers = await Promise.all(many(50).map((row) => ada.from("colors").insert(row)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ error }) => error?.code === "PT402")).toHaveLength(30);
    expect(await countOf(ada)).toBe(20);
  });

  test("a batch of 21 colors is rejected as a whole", async () => {
    const ada = await (await open()).person();
    expect((await ada.from("colors").insert(many(21))).status).toBe(402);
    expect(await countOf(ada)).toBe(0);
    expect((await ada.from("colors").insert(many(20))).status).toBe(201);
  });

  test("at the limit, an upsert can update rows but not add any", async () => {
    const ada = await (await open()).person();
    const { data } = await ada.from("colors").insert(many(20)).select();
    const [first] = data ?? [];
    expect((await ada.from("colors").upsert(data ?? [])).error).toBeNull();
    expect((await ada.from("colors").upsert({ ...first, name: "renamed" })).error).toBeNull();
    expect((await ada.from("colors").upsert({ ...color(), id: crypto.randomUUID() })).status).toBe(402);
    const mixed = [
      { ...color("x"), id: first.id },
      { ...color("y"), id: crypto.randomUUID() },
    ];
    expect((await ada.from("colors").upsert(mixed)).status).toBe(402);
    expect((await ada.from("colors").upsert(mixed, { ignoreDuplicates: true })).status).toBe(402);
    expect((await ada.from("colors").select("name").eq("id", first.id).single()).data).toEqual({ name: "renamed" });
    expect(await countOf(ada)).toBe(20);
  });

  test("trashing or deleting a color frees its slot", async () => {
    const ada = await (await open()).person();
    const { data } = await ada.from("colors").insert(many(20)).select("id");
    const ids = (data ?? []).map(({ id }) => id);
    await ada.from("colors").update(inTrash).eq("id", ids[0]);
    await ada.from("colors").delete().eq("id", ids[1]);
    expect((await ada.from("colors").insert(many(2))).error).toBeNull();
    expect((await ada.from("colors").insert(color())).status).toBe(402);
  });

  test("at the limit, nothing can be restored from the trash by any means", async () => {
    const ada = await (await open()).person();
    const { data: old } = await ada.from("colors").insert(many(5, inTrash)).select();
    await ada.from("colors").insert(many(20));
    const [first] = old ?? [];
    expect((await ada.from("colors").update({ deleted_at: null }).eq("id", first.id)).status).toBe(402);
    expect((await ada.from("colors").update({ deleted_at: null }).not("deleted_at", "is", null)).status).toBe(402);
    expect((await ada.from("colors").upsert({ ...first, deleted_at: null })).status).toBe(402);
    expect((await ada.from("colors").upsert((old ?? []).map((row) => ({ ...row, deleted_at: null })))).status).toBe(
      402,
    );
    expect([await countOf(ada), await countOf(ada, true)]).toEqual([20, 5]);
  });

  test("concurrently deleting and saving the same id can't produce a 21st color", async () => {
    const ada = await (await open()).person();
    const { data: old } = await ada.from("colors").insert(many(10, inTrash)).select();
    await ada.from("colors").insert(many(20));
    await Promise.all(
      (old ?? []).flatMap((row) => [
        ada.from("colors").delete().eq("id", row.id),
        ada.from("colors").insert({ ...row, deleted_at: null }),
        ada.from("colors").upsert({ ...row, deleted_at: null }),
        ada.from("colors").update({ deleted_at: null }).eq("id", row.id),
      ]),
    );
    expect(await countOf(ada)).toBe(20);
  });

  test("changing a row's id doesn't free a slot", async () => {
    const ada = await (await open()).person();
    const { data } = await ada.from("colors").insert(many(20)).select();
    const [first] = data ?? [];
    await ada.from("colors").update({ id: crypto.randomUUID() }).eq("id", first.id);
    expect((await ada.from("colors").insert(first)).status).toBe(402);
    expect(await countOf(ada)).toBe(20);
  });

  test("the trash keeps the newest 100 rows, for at most 30 days", async () => {
    const ada = await (await open()).person();
    for (let batch = 0; batch < 3; batch++) {
      const rows = Array.from({ length: 50 }, (_, index) =>
        color(`${batch * 50 + index}`, {
          deleted_at: new Date(Date.now() - 1_000_000 + (batch * 50 + index) * 1000).toISOString(),
        }),
      );
      expect((await ada.from("colors").insert(rows)).error).toBeNull();
    }
    const { data } = await ada.from("colors").select("name").order("deleted_at");
    expect(data?.map(({ name }) => Number(name))).toEqual(Array.from({ length: 100 }, (_, index) => index + 50));
    const days31 = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await ada.from("colors").insert(color("old", { deleted_at: days31 }));
    expect((await ada.from("colors").select("name").eq("name", "old")).data).toEqual([]);
  });

  test("trashed rows get the server's time, however slow the browser's clock is", async () => {
    const ada = await (await open()).person();
    await ada.from("colors").insert(color());
    const monthsAgo = { deleted_at: "2026-01-01T00:00:00Z" };
    const { data } = await ada.from("colors").update(monthsAgo).is("deleted_at", null).select("deleted_at");
    expect(Date.now() - Date.parse(data?.[0]?.deleted_at)).toBeLessThan(60_000);
    expect(await countOf(ada, true)).toBe(1);
  });

  test("a trash filled concurrently still holds 100 rows", async () => {
    const ada = await (await open()).person({}, true);
    await ada.from("colors").insert(many(95, inTrash));
    await Promise.all(many(30, inTrash).map((row) => ada.from("colors").insert(row)));
    expect(await countOf(ada, true)).toBe(100);
  });

  test("Pro has no limits; after leaving Pro, rows can be kept and edited but not added", async () => {
    const { person, service } = await open();
    const ada = await person({}, true);
    const answers = await Promise.all(many(50).map((row) => ada.from("colors").insert(row)));
    expect(answers.filter(({ error }) => error)).toEqual([]);
    await service.from("profiles").update({ is_pro: false }).eq("id", ada.userId);
    expect((await ada.from("colors").insert(color())).status).toBe(402);
    expect((await ada.from("colors").update({ name: "edited" }).is("deleted_at", null)).error).toBeNull();
    expect(await countOf(ada)).toBe(50);
  });

  test("after leaving Pro, what goes into the trash can come back until something else is added", async () => {
    const { person, service } = await open();
    const ada = await person({}, true);
    const { data } = await ada.from("colors").insert(many(24)).select("id");
    await service.from("profiles").update({ is_pro: false }).eq("id", ada.userId);
    const ids = (data ?? []).map(({ id }) => id);
    const trash = (some: string[]) => ada.from("colors").update(inTrash).in("id", some);
    const restore = (some: string[]) => ada.from("colors").update({ deleted_at: null }).in("id", some);

    await trash(ids.slice(0, 1));
    expect((await ada.from("colors").insert(color())).status).toBe(402);
    expect((await restore(ids.slice(0, 1))).error).toBeNull();
    await trash(ids.slice(0, 3));
    await trash(ids.slice(3, 5));
    expect((await restore(ids.slice(0, 5))).error).toBeNull();
    expect(await countOf(ada)).toBe(24);

    await trash(ids.slice(0, 5));
    expect((await ada.from("colors").insert(color("new"))).error).toBeNull();
    expect((await restore(ids.slice(0, 1))).status).toBe(402);
    await trash(ids.slice(5, 6));
    expect((await ada.from("colors").insert(color("in the trash", inTrash))).error).toBeNull();
    expect((await restore(ids.slice(0, 2))).status).toBe(402);
    expect((await restore(ids.slice(0, 1))).error).toBeNull();
    expect(await countOf(ada)).toBe(20);
  });

  test("after leaving Pro, a color that was added to the trash can't replace one from before", async () => {
    const { person, service } = await open();
    const ada = await person({}, true);
    const { data } = await ada.from("colors").insert(many(24)).select("id");
    await service.from("profiles").update({ is_pro: false }).eq("id", ada.userId);
    await ada.from("colors").update(inTrash).eq("id", data?.[0]?.id);
    await ada.from("colors").insert(color("new", inTrash));
    expect((await ada.from("colors").update({ deleted_at: null }).eq("name", "new")).status).toBe(402);
  });

  test("one user's limit is not affected by another user's rows", async () => {
    const { person, service } = await open();
    const ada = await person();
    const eve = await person();
    await ada.from("colors").insert(many(20));
    expect((await eve.from("colors").insert(many(20))).error).toBeNull();
    const both = await service
      .from("colors")
      .insert([color("a", { user_id: ada.userId }), color("b", { user_id: eve.userId })]);
    expect(both.status).toBe(402); // the plan applies to the server as well
  });

  test("with a second factor set up, a password alone can't access saved rows", async () => {
    const { person, keys, rest, sign } = await open();
    const ada = await person();
    await ada.from("colors").insert(color("before"));
    const factor = crypto.randomUUID();
    await sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (${factor}, ${ada.userId}, 'totp', 'unverified')`.execute(
      db,
    );
    expect((await ada.from("colors").select()).data).toHaveLength(1);
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`.execute(db);
    for (const table of ["colors", "palettes", "projects"]) {
      expect((await ada.from(table).select()).data).toEqual([]);
      expect((await ada.from(table).delete().not("id", "is", null).select()).data).toEqual([]);
      expect((await ada.from(table).update({ name: "x" }).not("id", "is", null).select()).data).toEqual([]);
    }
    expect((await ada.from("colors").insert(color())).status).toBe(403);
    for (const aal of ["", "aal3", "AAL2", "aal2 "]) {
      const forged = openClient(rest, keys.anonKey, await sign(ada.userId, { aal }));
      expect((await forged.from("colors").select()).data).toEqual([]);
    }
    const whole = openClient(rest, keys.anonKey, await sign(ada.userId, { aal: "aal2" }));
    expect((await whole.from("colors").select("name")).data).toEqual([{ name: "before" }]);
    const eve = await person();
    expect((await eve.from("colors").insert(color())).status).toBe(201);
  });
});
