import { expect, test } from "vitest";
import { sql } from "../sql.ts";
import { openTestPglite } from "./test-databases.ts";
import { checkpointWhenDue } from "./upkeep.ts";

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
