import { type Db, sql } from "../sql.ts";

const TABLES = ["colors", "palettes", "projects"];

/** Deletes for good what is in the trash for 30 days. Run it daily; several processes may do so at once. */
export async function cleanTrash(db: Db) {
  for (const table of TABLES) {
    await sql`delete from ${sql.id("public", table)} where deleted_at < now() - interval '30 days'`.execute(db);
  }
}
