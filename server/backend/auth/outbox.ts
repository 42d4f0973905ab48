import type { AuthMail, SendMail } from "../contract.ts";
import { type Db, sql } from "../sql.ts";
import type { Secrets } from "./secrets.ts";

/** A mail that was not sent is tried again after so long, and then given up: the links in mails hold for an hour. */
const RETRY_MS = [10_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000];
/** So long a mail belongs to the server that sends it; one that died meanwhile leaves it to the others. */
const LEASE_MS = 3 * 60_000;
const MOST_AT_ONCE = 20;
/** How often a server looks for mails that are due again. */
export const OUTBOX_LOOK_MS = 10_000;

type Options = {
  db: Db;
  secrets: Pick<Secrets, "seal" | "open">;
  sendMail: SendMail;
  /** Milliseconds since 1970. */
  now: () => number;
};
export type Outbox = ReturnType<typeof createOutbox>;

type QueuedRow = { id: number; mail: string; tries: number };

/**
 * Mails wait in a table, written by the transaction that they tell of, until they are sent: at least once, twice when a
 * server dies right after. They are sealed there, because a mail holds a link that signs in.
 */
export function createOutbox({ db, secrets, sendMail, now }: Options) {
  const timeIn = (ms: number) => new Date(now() + ms).toISOString();

  /** Adds a mail to the transaction `tx`. */
  async function add(tx: Db, mail: AuthMail): Promise<void> {
    await sql`insert into private.outbox (mail, created_at, due_at)
      values (${secrets.seal(JSON.stringify(mail))}, ${timeIn(0)}, ${timeIn(0)})`.execute(tx);
  }

  /** Sends what is due and belongs to no other server. Never rejects. */
  async function send(): Promise<void> {
    try {
      const due = await sql<QueuedRow>`update private.outbox set due_at = ${timeIn(LEASE_MS)}, tries = tries + 1
        where id in (select id from private.outbox where due_at <= ${timeIn(0)} order by due_at
          limit ${MOST_AT_ONCE} for update skip locked) returning id, mail, tries`.all(db);
      await Promise.all(due.toSorted((a, b) => a.id - b.id).map(sendOne));
    } catch (error) {
      console.error("The outbox could not be read:", (error as { code?: string }).code ?? (error as Error).name);
    }
  }

  async function sendOne({ id, mail: sealed, tries }: QueuedRow) {
    const mail = open(sealed);
    const result = mail ? await sendMail(mail).catch(() => "failed" as const) : "refused";
    const wait = RETRY_MS[tries - 1];
    if (result === "failed" && wait !== undefined) {
      await sql`update private.outbox set due_at = ${timeIn(wait)} where id = ${id}`.execute(db);
      return;
    }
    await sql`delete from private.outbox where id = ${id}`.execute(db);
    if (result !== "sent") console.error(`The ${mail?.type ?? "sealed"} email was given up after ${tries} tries`);
  }

  /** Null when it was sealed with other keys. */
  function open(sealed: string): AuthMail | null {
    try {
      return JSON.parse(secrets.open(sealed));
    } catch {
      return null;
    }
  }

  return { add, send };
}
