import { afterAll, expect, test } from "vitest";
import { openTestDatabases } from "./database/test-databases.ts";
import { type Db, sql } from "./sql.ts";

const databases = await openTestDatabases();

afterAll(async () => {
  for (const { close } of databases) await close();
});

function addLimit(db: Db, resource: string) {
  return sql`insert into public.plan_limits (resource, free_limit) values (${resource}, 1)`.execute(db);
}

async function listLimits(db: Db) {
  const found = sql<{ resource: string }>`select resource from public.plan_limits where resource like 'test %'`;
  return (await found.execute(db)).rows.map(({ resource }) => resource);
}

for (const { name, db } of databases) {
  test(`${name}: a transaction keeps all that it did, and gives back what its work gives`, async () => {
    const given = await db.transaction(async (tx) => {
      await addLimit(tx, "test kept");
      return "done";
    });
    expect(given).toBe("done");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: an error undoes a transaction and is passed on`, async () => {
    const failing = db.transaction(async (tx) => {
      await addLimit(tx, "test undone");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: a transaction that swallows the error of a statement fails at its end`, async () => {
    const failing = db.transaction(async (tx) => {
      await addLimit(tx, "test lost");
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: no transaction begins inside another one`, async () => {
    await expect(db.transaction((tx) => tx.transaction(async () => {}))).rejects.toThrow("inside another");
    expect(await listLimits(db)).toEqual(["test kept"]);
  });

  test(`${name}: queries beside a transaction are not part of it`, async () => {
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
