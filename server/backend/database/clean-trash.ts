import { sql } from "kysely";
import type { Db } from "../contract.ts";

const TABLES = ["colors", "palettes", "projects"];

/** Deletes for good what is in the trash for 30 days. Run it daily; several processes may do so at once. */
export async function cleanTrash(db: Db) {
  for (const table of TABLES) {
    await sql`delete from ${sql.table(`public.${table}`)} where deleted_at < now() - interval '30 days'`.execute(db);
  }
}
