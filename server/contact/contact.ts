import { createHmac } from "node:crypto";
import * as v from "valibot";
import { checkEmail, checkEmailGiven } from "#contract/account-rules.ts";
import type { ContactAnswer, ContactDesk } from "#contract/contact-desk.ts";
import {
  CONTACT_TOPICS,
  type ContactField,
  type ContactTopic,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MIN_MESSAGE_CHARACTERS,
  STAMP_FIELD,
  TRAP_FIELD,
} from "#contract/contact-rules.ts";
import { isSameSecret } from "../backend/auth/secrets.ts";
import type { Config } from "../config/config.ts";
import type { Outbox } from "../jobs/outbox.ts";
import { createCounters, type MakeLimiter, waitText } from "../limits/limits.ts";
import type { DevMailbox } from "../mail/mailbox.ts";

type Options = {
  config: Pick<Config, "smtpUrl" | "contactTo" | "contactAddress" | "areLimitsOff">;
  mailbox: DevMailbox | null;
  /** Queues a message until it is sent; throws when the queue is down. */
  addMail: Outbox["add"];
  /** Signs the stamps. */
  key: Buffer;
  makeLimiter?: MakeLimiter;
  /** Milliseconds since 1970; tests set the clock. */
  now?: () => number;
};

/** 0 seconds: it could not be sent, through no fault of the sender. */
type Outcome = { number: string } | { waitSeconds: number };

/** In hexadecimal digits. */
const NUMBER_LENGTH = 8;
/** Clicking Send twice must not send twice. */
const SAME_MESSAGE_MS = 10 * 60_000;
/** The receiver in the development mailbox. */
const MAILBOX_ADDRESS = "contact@localhost";

/** The desk behind /contact: it reads a form, refuses likely spam, and queues the rest in the outbox. */
export function createContact({ config, mailbox, addMail, key, makeLimiter, now = Date.now }: Options) {
  const to = mailbox ? (config.contactTo ?? MAILBOX_ADDRESS) : config.smtpUrl && config.contactTo;
  const stamps = createStamps(key, now);
  const limits = createContactLimits(config.areLimitsOff, makeLimiter);
  const recent = new Map<string, Promise<Outcome>>();

  /** The desk for a caller from a network, as returned by `groupIp`. */
  return (network: string): ContactDesk => ({
    isOpen: Boolean(to),
    address: config.contactAddress ?? null,
    makeStamp: stamps.make,
    take: (form) => take(form, network),
  });

  async function take(form: FormData, network: string): Promise<ContactAnswer> {
    const stamp = textOf(form, STAMP_FIELD);
    const refuse = (status: number, text: string, problems: Problems = {}, retryAfter?: number) => ({
      status,
      text,
      problems,
      stamp: stamps.renew(stamp),
      retryAfter,
    });
    if (!to) return refuse(503, "The message was not sent: this site can't deliver messages yet.");
    const read = readMessage(form);
    if ("problems" in read) return refuse(422, "The message was not sent. Check the marked fields.", read.problems);
    const suspicion = findSuspicion(textOf(form, TRAP_FIELD), stamps.check(stamp));
    if (suspicion) return refuse(422, suspicion);

    const outcome = await sendOnce(read.message, network);
    if ("number" in outcome) return outcome;
    const { waitSeconds: wait } = outcome;
    const tooMany = `Too many messages. Try again in ${waitText(wait)}. Your text is still here.`;
    if (wait > 0) return refuse(429, tooMany, {}, wait);
    return refuse(503, "The message could not be sent. It is still here. Try again in a minute.");
  }

  /** The second of two identical messages gets the number of the first. */
  function sendOnce(message: Message, network: string): Promise<Outcome> {
    // The same on every server, so a message that two of them send has one number.
    const id = createHmac("sha256", key).update(JSON.stringify(message)).digest("hex");
    const known = recent.get(id);
    if (known) return known;
    const sending = send(message, network, id.slice(0, NUMBER_LENGTH));
    recent.set(id, sending);
    const forget = () => recent.delete(id);
    setTimeout(forget, SAME_MESSAGE_MS).unref();
    sending.then((outcome) => "number" in outcome || forget(), forget);
    return sending;
  }

  async function send({ name, email, topic, message }: Message, network: string, number: string): Promise<Outcome> {
    const who = { network, sender: email };
    const waitSeconds = await limits.take(who);
    if (waitSeconds > 0 || !to) return { waitSeconds };
    try {
      await addMail({ type: "contact", to, number, name, email, topic: CONTACT_TOPICS[topic], text: message });
      return { number };
    } catch {
      await limits.giveBack(who);
      return { waitSeconds: 0 };
    }
  }
}

/** Why a message looks like spam, and what the sender can do about it; null if it does not. */
function findSuspicion(trap: string, stamp: StampState) {
  if (trap !== "") {
    return "A hidden field was filled in, which only bots do. We cleared it. Click Send again.";
  }
  const wait = `Wait ${waitText(MIN_STAMP_AGE_MS / 1000)}, then click Send again.`;
  return {
    good: null,
    early: `That was too fast for a person. ${wait}`,
    old: "The form was open for more than a day. Click Send again.",
    false: `The form could not be checked. ${wait}`,
  }[stamp];
}

/** The limits: messages per number of seconds. */
const RULES = {
  network: { points: 10, duration: 3600 },
  sender: { points: 5, duration: 3600 },
} as const;

/** `network` is the caller's, as returned by `groupIp`, `sender` the address in the form. */
type Sender = { network: string; sender: string };

function createContactLimits(areOff: boolean, makeLimiter: MakeLimiter | undefined) {
  const counters = areOff ? null : createCounters(RULES, "contact", makeLimiter);
  return {
    /** Counts a message; returns the seconds to wait if there were too many, otherwise 0. */
    take: async ({ network, sender }: Sender) =>
      (await counters?.take("network", network)) || (await counters?.take("sender", sender.toLowerCase())) || 0,
    /** Takes back the count of a message that was not sent. */
    giveBack: async ({ network, sender }: Sender) => {
      await counters?.giveBack("network", network);
      await counters?.giveBack("sender", sender.toLowerCase());
    },
  };
}

/** Line breaks, control characters, and marks that change the direction of the text around them. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const MESSAGE = v.object({
  name: v.pipe(
    v.string(),
    v.transform((text) => text.replace(STEERING, " ").trim()),
    v.maxLength(MAX_NAME_CHARACTERS, `At most ${MAX_NAME_CHARACTERS} characters`),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => checkEmailGiven(text) === null,
      ({ input }) => checkEmailGiven(input) ?? "",
    ),
    v.check(
      (text) => checkEmail(text) === null,
      ({ input }) => checkEmail(input) ?? "",
    ),
  ),
  topic: v.picklist(Object.keys(CONTACT_TOPICS) as ContactTopic[], "Choose a topic"),
  message: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "")),
    v.trim(),
    v.minLength(MIN_MESSAGE_CHARACTERS, `Write at least ${MIN_MESSAGE_CHARACTERS} characters`),
    v.maxLength(MAX_MESSAGE_CHARACTERS, ({ input }) => {
      const [most, given] = [MAX_MESSAGE_CHARACTERS, input.length].map((count) => count.toLocaleString("en-US"));
      return `At most ${most} characters, but this has ${given}`;
    }),
  ),
});

type Message = v.InferOutput<typeof MESSAGE>;
/** The error for each invalid field. */
type Problems = Partial<Record<ContactField, string>>;

/** Reads a form's message: name and address are one line each, and contain nothing that works as an email header. */
function readMessage(form: FormData): { message: Message } | { problems: Problems } {
  const given = Object.fromEntries(Object.keys(MESSAGE.entries).map((field) => [field, textOf(form, field)]));
  const result = v.safeParse(MESSAGE, given);
  if (result.success) return { message: result.output };
  const found = Object.entries(v.flatten<typeof MESSAGE>(result.issues).nested ?? {});
  return { problems: Object.fromEntries(found.map(([field, texts]) => [field, texts?.[0]])) };
}

/** A file instead of a text counts as empty. */
function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** Less than a person needs to read the page and write a message. */
export const MIN_STAMP_AGE_MS = 3000;
const MAX_STAMP_AGE_MS = 24 * 3_600_000;

/** `early` and `old` stamps are genuine; `false` ones are not. */
export type StampState = "good" | "early" | "old" | "false";

/** Signs the time when a form was sent out with `key`, so that nothing has to be stored. `now` is in milliseconds. */
export function createStamps(key: Buffer, now: () => number) {
  const sign = (time: string) => createHmac("sha256", key).update(time).digest("base64url");
  const makeAt = (time: number) => {
    const text = time.toString(36);
    return `${text}.${sign(text)}`;
  };
  const check = (stamp: string): StampState => {
    const [time = "", signature = ""] = stamp.split(".");
    if (!isSameSecret(signature, sign(time))) return "false";
    const age = now() - Number.parseInt(time, 36);
    if (age < MIN_STAMP_AGE_MS) return "early";
    return age > MAX_STAMP_AGE_MS ? "old" : "good";
  };
  return {
    make: () => makeAt(now()),
    check,
    /**
     * The same stamp while it is valid, otherwise a new one. A form that was open for a while doesn't need to wait
     * again.
     */
    renew: (stamp: string) => {
      const state = check(stamp);
      if (state === "false") return makeAt(now());
      return state === "old" ? makeAt(now() - MIN_STAMP_AGE_MS) : stamp;
    },
  };
}
