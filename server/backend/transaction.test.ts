import { expect, test, vi } from "vitest";
import { openTestDatabases } from "./database/test-databases.ts";
import { type Db, nameSlow, sql } from "./sql.ts";

const databases = await openTestDatabases();

function addLimit(db: Db, resource: string) {
  return sql`insert into public.plan_limits (resource, free_limit) values (${resource}, 1)`.execute(db);
}

async function listLimits(db: Db) {
  const found = sql<{ resource: string }>`select resource from public.plan_limits where resource like 'test %'`;
  return (await found.execute(db)).rows.map(({ resource }) => resource);
}

for (const { name, db } of databases) {
  test(`${name}: a transaction commits its changes and returns its callback's result`, async () => {
    const given = await db.transaction(async (tx) => {
      await addLimit(tx, "test kept");
      return "done";
    });
    expect(given).toBe("done");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: an error rolls back the transaction and is rethrown`, async () => {
    const failing = db.transaction(async (tx) => {
      await addLimit(tx, "test undone");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: a transaction that swallows a statement's error fails on commit`, async () => {
    const failing = db.transaction(async (tx) => {
      await addLimit(tx, "test lost");
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: a transaction can't start inside another one`, async () => {
    await expect(db.transaction((tx) => tx.transaction(async () => {}))).rejects.toThrow("inside another");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: queries outside a transaction are not part of it`, async () => {
    let beside: Promise<unknown> = Promise.resolve();
    await db
      .transaction(async (tx) => {
        await addLimit(tx, "test undone");
        beside = addLimit(db, "test beside");
        throw new Error("stop");
      })
      .catch(() => {});
    await beside;
    expect(await listLimits(db)).toEqual(["test kept", "test beside"]);
  });
}

test("a slow query is logged by its text, even if it fails, and never with its values", async () => {
  using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  using _now = vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValueOnce(501);
  const query = nameSlow(() => Promise.reject(new Error("away")));
  await expect(query("select *\n  from auth.users where email = $1", ["ada@example.com"])).rejects.toThrow("away");
  expect(warn.mock.calls).toEqual([["Slow query (501 ms): select * from auth.users where email = $1"]]);
});
