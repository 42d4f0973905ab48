// A process that opens the given folder, prints the rows in it, and writes more, printing each one that was
// acknowledged, until it is killed. For tests only.
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "../sql.ts";
import { takeLock } from "./lock.ts";
import { openPglite } from "./open-pglite.ts";

const WRITERS = 8;

const [directory = ""] = process.argv.slice(2);
takeLock(dirname(directory));
console.log("opening");
const { db } = await openPglite(directory);
await sql`create table if not exists public.written (id bigint generated always as identity, word text primary key)`.execute(
  db,
);
const { rows } = await sql<{ word: string }>`select word from public.written`.execute(db);
console.log(`have ${rows.map(({ word }) => word).join(" ")}`);
await Promise.all(Array.from({ length: WRITERS }, writeOn));

async function writeOn() {
  for (;;) {
    const word = crypto.randomUUID();
    await db.transaction((transaction) => sql`insert into public.written (word) values (${word})`.execute(transaction));
    console.log(`kept ${word}`);
    // The database works without a pause: output that doesn't fit into the pipe at once would wait forever.
    await setImmediate();
  }
}
