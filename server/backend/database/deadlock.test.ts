import { expect, test } from "vitest";
import { retryDeadlock, sql } from "../sql.ts";
import { openTestDatabases, type TestDatabase } from "./test-databases.ts";

const databases = await openTestDatabases();
const postgres = databases.find(({ name }) => name === "PostgreSQL");

test.skipIf(!postgres)("on PostgreSQL, two deadlocked transactions both finish", async () => {
  const { db } = postgres as TestDatabase;
  await sql`create table public.places (id int primary key, visits int not null)`.execute(db);
  await sql`insert into public.places values (1, 0), (2, 0)`.execute(db);
  const visit = (place: number) => sql`update public.places set visits = visits + 1 where id = ${place}`;
  const arrivals: (() => void)[] = [];
  /** Continues when both hold their first row. */
  const meet = () =>
    new Promise<void>((resolve) => {
      arrivals.push(resolve);
      if (arrivals.length >= 2) for (const goOn of arrivals) goOn();
    });
  const walk = (first: number, last: number) =>
    retryDeadlock(() =>
      db.transaction(async (tx) => {
        await visit(first).execute(tx);
        await meet();
        await visit(last).execute(tx);
      }),
    );
  await Promise.all([walk(1, 2), walk(2, 1)]);
  expect(await sql`select * from public.places order by id`.all(db)).toEqual([
    { id: 1, visits: 2 },
    { id: 2, visits: 2 },
  ]);
  // Two runs, plus at least one retry: it can take its first row before the other one gets it, and deadlock again.
  expect(arrivals.length).toBeGreaterThan(2);
});

test("a transaction runs up to three times after deadlocks and is not retried after other errors", async () => {
  const failWith = (code: string) => {
    let tries = 0;
    const run = () => {
      tries++;
      return Promise.reject(Object.assign(new Error("Failed"), { code }));
    };
    return retryDeadlock(run).catch(({ code }) => [code, tries]);
  };
  expect(await failWith("40P01")).toEqual(["40P01", 3]);
  expect(await failWith("23505")).toEqual(["23505", 1]);
});
