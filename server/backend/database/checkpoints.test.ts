import { expect, onTestFinished, test, vi } from "vitest";
import { sql } from "../sql.ts";
import { openTestPglite } from "./test-databases.ts";
import { checkpointWhenDue, keepInShape } from "./upkeep.ts";

const { db } = await openTestPglite();

test("the embedded database writes a checkpoint when there is enough to write", async () => {
  const last = async () => (await sql`select redo_lsn from pg_control_checkpoint()`.execute(db)).rows[0];
  await sql`checkpoint`.execute(db);
  const first = await last();
  await checkpointWhenDue(db);
  expect(await last()).toEqual(first);
  await sql`create table public.texts as select repeat(md5(n::text), 30) as text from generate_series(1, 12000) n`.execute(
    db,
  );
  await checkpointWhenDue(db);
  const second = await last();
  expect(second).not.toEqual(first);
  await checkpointWhenDue(db);
  expect(await last()).toEqual(second);
});

test("the log is checked each minute and rows vacuumed each day, until the database closes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  using log = vi.spyOn(console, "error").mockImplementation(() => {});
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    if (text.startsWith("vacuum")) throw new Error("away");
    return { rows: [] };
  };
  const stop = keepInShape({ query } as never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([expect.stringContaining("pg_control_checkpoint")]);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(asked).toContain("vacuum (analyze)");
  expect(log).toHaveBeenCalledOnce(); // a failure is reported and ends nothing
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
