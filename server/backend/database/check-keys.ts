import { type Db, sql } from "../sql.ts";

/**
 * Remembers with which keys this database is used. Throws one clear line when they were others; with `isNewAccepted` the
 * new ones are remembered instead.
 */
export async function checkKeys(db: Db, fingerprint: string, isNewAccepted: boolean) {
  await sql`insert into private.installation (keys_fingerprint) values (${fingerprint}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ keys_fingerprint: string }>`select keys_fingerprint from private.installation`.execute(
    db,
  );
  if (rows[0]?.keys_fingerprint === fingerprint) return;
  if (!isNewAccepted) {
    throw new Error(
      "This database is used with other keys. Give this server the same file of keys (KEYS_FILE), or start it once with " +
        "ACCEPT_NEW_KEYS=1: then everyone logs in again, and second factors must be set up again.",
    );
  }
  await sql`update private.installation set keys_fingerprint = ${fingerprint}`.execute(db);
}
