import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import { readAddress } from "../account/read-address.ts";
import { createSecrets } from "../backend/auth/secrets.ts";
import type { Backend } from "../backend/contract.ts";
import type { SiteMail } from "../mail/email-content.ts";
import type { Delivery } from "../mail/mail.ts";
import type { Mailer } from "../mail/mailer.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The delays between attempts to send an email, which is abandoned after a day in total. */
const RETRY_MS = [1 / 6, 1, 5, 15, 30, 60, 120, 240, 360, 600].map((minutes) => minutes * MINUTE_MS);
/** How long these emails are useful: then their link or code has expired. */
const LIFETIMES_MS: Partial<Record<SiteMail["type"], number>> = {
  signup: HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  email_change: HOUR_MS,
  email_change_current: HOUR_MS,
  reauthentication: HOUR_MS,
};
/**
 * How long an email is reserved for the server that sends it; if that server dies, another one takes over afterward.
 */
const LEASE_MS = 3 * MINUTE_MS;
const MAX_AT_ONCE = 20;
/** How often a server checks for due emails. */
const POLL_MS = 10_000;
const CLOSE_LIMIT_MS = 3000;

const ROW = v.object({
  id: v.string(),
  mail: v.string(),
  user_id: v.nullable(v.string()),
  tries: v.number(),
  created_at: v.string(),
});
type Row = v.InferOutput<typeof ROW>;

type Options = {
  backend: Pick<Backend, "callAsService" | "mailKey">;
  deliver: Mailer["deliver"];
  /** Called for each email that is no longer retried. */
  onGiveUp?: () => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Emails wait in a table, written by the transaction that they are about, until they are sent: at least once, or twice
 * if a server dies right afterward. The server encrypts what it writes there, because an email may contain a link that
 * signs in; what the database writes names only the account. Uses the data API, so servers sharing any kind of database
 * share the work.
 */
export function createOutbox({ backend, deliver, onGiveUp = () => {}, now = Date.now }: Options) {
  const { seal, open } = createSecrets(backend.mailKey);
  const timeIn = (ms: number) => new Date(now() + ms).toISOString();
  const change = (id: string, more: string, body: object) =>
    askRows(backend, "outbox", ROW, `id=eq.${id}${more}`, { method: "PATCH", body });

  /** Adds an email that is not about a database row. Throws when it can't be stored. */
  async function add(mail: SiteMail): Promise<void> {
    await askRows(backend, "outbox", ROW, "", { method: "POST", body: { mail: seal(JSON.stringify(mail)) } });
  }

  /** Sends what is due and not reserved by another server. Never rejects. */
  async function send(): Promise<void> {
    const filter = `due_at=lte.${encodeURIComponent(timeIn(0))}&order=due_at&limit=${MAX_AT_ONCE}`;
    try {
      await Promise.all((await askRows(backend, "outbox", ROW, filter)).map(sendOne));
    } catch (error) {
      console.error(`The outbox could not be read: ${(error as Error).message}`);
    }
  }

  async function sendOne(row: Row) {
    const { id } = row;
    const tries = row.tries + 1;
    const [taken] = await change(id, `&tries=eq.${row.tries}`, { tries, due_at: timeIn(LEASE_MS) });
    if (!taken) return;
    const mail = read(row);
    const end = Date.parse(row.created_at) + ((mail && LIFETIMES_MS[mail.type]) ?? Number.POSITIVE_INFINITY);
    const result = mail && now() < end ? await pass(mail, row.user_id) : "refused";
    const pause = RETRY_MS[tries - 1];
    if (result === "failed" && pause !== undefined && now() + pause < end) {
      await change(id, "", { due_at: timeIn(pause) });
      return;
    }
    await askRows(backend, "outbox", ROW, `id=eq.${id}`, { method: "DELETE" });
    if (result === "sent") return;
    onGiveUp();
    console.error(
      `Gave up sending the ${mail?.type ?? "sealed"} email after ${tries} ${tries === 1 ? "try" : "tries"}`,
    );
  }

  /** Null if it was encrypted with other keys. */
  function read({ mail, user_id }: Row): SiteMail | null {
    try {
      return JSON.parse(user_id ? mail : open(mail));
    } catch {
      return null;
    }
  }

  /** A deleted account, or one without an address, needs no email. */
  async function pass(mail: SiteMail, userId: string | null): Promise<Delivery> {
    try {
      const to = userId ? await readAddress(backend, userId) : mail.to;
      return to === null ? "sent" : await deliver({ ...mail, to });
    } catch {
      return "failed";
    }
  }

  return { add, send };
}

/** Sends from `ready` until the returned function is called. What is unsent by then waits for the next start. */
export function keepSending({ send }: Outbox, ready: Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let pendingRuns: Promise<void> = Promise.resolve();
  const poll = () => {
    // Without the values: each run would keep those of all runs before it.
    pendingRuns = Promise.all([pendingRuns, send()]).then(() => {});
  };
  const start = () => {
    if (isStopped) return;
    poll();
    timer = setInterval(poll, POLL_MS).unref();
  };
  ready.then(start, () => {}); // reported where the server starts
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.race([pendingRuns, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  };
}
