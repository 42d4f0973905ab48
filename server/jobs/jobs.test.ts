import { describe, expect, onTestFinished, test, vi } from "vitest";
import { withKey } from "../backend/backend.ts";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import { createRest } from "../backend/rest/rest.ts";
import { sql } from "../backend/sql.ts";
import { makeTestKeys } from "../backend/test-handlers.ts";
import { cleanTrash } from "./clean-trash.ts";
import { keepJobs, runWhenDue } from "./jobs.ts";

const keys = await makeTestKeys();
const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  const rest = createRest({ db, keys });
  const backend = {
    callAsService: (path: string, init?: RequestInit) =>
      rest(new Request(`http://localhost${path}`, withKey(init, keys.secretKey, true)), ""),
  };
  const makeDue = () => sql`update public.jobs set due_at = now() - interval '1 s'`.execute(db);

  test("a due job runs on only one of many servers, and not again before its time", async () => {
    await makeDue();
    let runs = 0;
    const job = { name: "billing", everyMs: 60_000, run: async () => void runs++ } as const;
    const look = (now: number) => Promise.all(Array.from({ length: 8 }, () => runWhenDue(job, backend, now)));
    const now = Date.now();
    expect((await look(now)).filter(Boolean)).toHaveLength(1);
    expect(await look(now + 59_000)).not.toContain(true);
    expect((await look(now + 61_000)).filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(2);
  });

  test("a failed job is due again immediately", async () => {
    await makeDue();
    const job = { name: "trash", everyMs: 60_000, run: () => Promise.reject(new Error("away")) } as const;
    const now = Date.now();
    await expect(runWhenDue(job, backend, now)).rejects.toThrow("away");
    expect(await runWhenDue({ ...job, run: async () => {} }, backend, now)).toBe(true);
  });

  test("jobs start once the database is ready and end when stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await makeDue();
    const ready = Promise.withResolvers<void>();
    const done: string[] = [];
    const run = (name: string) => async () => void done.push(name);
    const jobs = (["billing", "trash"] as const).map((name) => ({ name, everyMs: 60_000, run: run(name) }));
    const stop = keepJobs(jobs, backend, ready.promise);
    keepJobs(jobs, backend, ready.promise)(); // one that is stopped before
    await new Promise(setImmediate);
    expect([done, vi.getTimerCount()]).toEqual([[], 0]);
    ready.resolve();
    await expect.poll(() => done.sort()).toEqual(["billing", "trash"]);
    expect(vi.getTimerCount()).toBe(2);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("items are deleted after 30 days in the trash", async () => {
    const id = crypto.randomUUID();
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`.execute(db);
    for (const [color, days] of [
      ["111111", null],
      ["222222", 29],
      ["333333", 31],
    ] as const) {
      await sql`insert into public.colors (user_id, name, color, deleted_at)
        values (${id}, 'a color', ${color}, now() - ${days}::int * interval '1 day')`.execute(db);
    }
    await cleanTrash(backend);
    const { rows } = await sql`select color from public.colors where user_id = ${id} order by color`.execute(db);
    expect(rows).toEqual([{ color: "111111" }, { color: "222222" }]);
  });
});
