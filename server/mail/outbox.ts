import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import { readAddress } from "../account/read-address.ts";
import { createSecrets } from "../backend/auth/secrets.ts";
import type { Backend, Delivery } from "../backend/contract.ts";
import type { SiteMail } from "./letters.ts";
import type { Mailer } from "./mailer.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A mail that was not sent is tried again after so long, for a day in all, and then given up. */
const RETRY_MS = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
  10 * HOUR_MS,
];
/** Later these are worth nothing: the link or the code in them has expired. */
const LIVES_MS: Partial<Record<SiteMail["type"], number>> = {
  signup: HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  email_change: HOUR_MS,
  reauthentication: HOUR_MS,
};
/** So long a mail belongs to the server that sends it; one that died meanwhile leaves it to the others. */
const LEASE_MS = 3 * MINUTE_MS;
const MOST_AT_ONCE = 20;
/** How often a server looks for mails that are due. */
const LOOK_MS = 10_000;
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
  /** Hears of each mail that is not tried again. */
  onGiveUp?: () => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails wait in a table, written by the transaction that they tell of, until they are sent: at least once, twice when a
 * server dies right after. What the server writes is sealed there, because a mail may hold a link that signs in; what the
 * database writes names the account. By the data API, so servers that share any kind of database share the work.
 */
export function createOutbox({ backend, deliver, onGiveUp = () => {}, now = Date.now }: Options) {
  const { seal, open } = createSecrets(backend.mailKey);
  const timeIn = (ms: number) => new Date(now() + ms).toISOString();
  const change = (id: string, more: string, body: object) =>
    askRows(backend, "outbox", ROW, `id=eq.${id}${more}`, { method: "PATCH", body });

  /** A mail that is about no row of the database. Throws when it cannot be kept. */
  async function add(mail: SiteMail): Promise<void> {
    await askRows(backend, "outbox", ROW, "", { method: "POST", body: { mail: seal(JSON.stringify(mail)) } });
  }

  /** Sends what is due and belongs to no other server. Never rejects. */
  async function send(): Promise<void> {
    const filter = `due_at=lte.${encodeURIComponent(timeIn(0))}&order=due_at&limit=${MOST_AT_ONCE}`;
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
    const result = mail ? await pass(mail, row.user_id) : "refused";
    const pause = RETRY_MS[tries - 1];
    const life = (mail && LIVES_MS[mail.type]) ?? Number.POSITIVE_INFINITY;
    if (result === "failed" && pause !== undefined && now() + pause < Date.parse(row.created_at) + life) {
      await change(id, "", { due_at: timeIn(pause) });
      return;
    }
    await askRows(backend, "outbox", ROW, `id=eq.${id}`, { method: "DELETE" });
    if (result === "sent") return;
    onGiveUp();
    console.error(`The ${mail?.type ?? "sealed"} email was given up after ${tries} ${tries === 1 ? "try" : "tries"}`);
  }

  /** Null when it was sealed with other keys. */
  function read({ mail, user_id }: Row): SiteMail | null {
    try {
      return JSON.parse(user_id ? mail : open(mail));
    } catch {
      return null;
    }
  }

  /** An account that is gone or has no address needs no mail. */
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

/** Sends from `ready` on, until the function that it gives is called. What is not sent by then waits for the next start. */
export function keepSending({ send }: Outbox, ready: Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = Promise.resolve();
  const look = () => {
    underWay = send();
  };
  const start = () => {
    if (isStopped) return;
    look();
    timer = setInterval(look, LOOK_MS).unref();
  };
  ready.then(start, () => {}); // said where the server starts
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.race([underWay, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  };
}
