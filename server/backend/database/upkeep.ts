import { type Db, sql } from "../sql.ts";

const CHECK_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LOG_BYTES = 8 * 1024 * 1024;

/**
 * Maintains an embedded database until the returned function is called. PostgreSQL's background processes write
 * checkpoints and remove dead rows. PGlite has none of them: without this, its log would grow until the disk is full,
 * and a start after a crash would read all of it again.
 */
export function keepInShape(db: Db): () => void {
  const report = (error: unknown) => console.error("The embedded database's cleanup failed:", error);
  const checking = setInterval(() => void checkpointWhenDue(db).catch(report), CHECK_MS);
  const vacuuming = setInterval(() => void sql`vacuum (analyze)`.execute(db).catch(report), DAY_MS);
  return () => {
    clearInterval(checking);
    clearInterval(vacuuming);
  };
}

/** Writes a checkpoint when there are more than 8 MB of changes since the last one. */
export async function checkpointWhenDue(db: Db) {
  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()`.first(db);
  if ((log?.bytes ?? 0) > MAX_LOG_BYTES) await sql`checkpoint`.execute(db);
}
