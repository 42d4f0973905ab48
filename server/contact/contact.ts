import { createHash, randomBytes } from "node:crypto";
import type { ContactAnswer, ContactDesk } from "#contract/contact-desk.ts";
import { CONTACT_TOPICS, STAMP_FIELD, TRAP_FIELD } from "#contract/contact-rules.ts";
import type { Mailer } from "../mail/mailer.ts";
import { waitText } from "../wait-text.ts";
import { createContactLimits } from "./limits.ts";
import { type Message, type Problems, readMessage, textOf } from "./read-message.ts";
import { createStamps, STAMP_MIN_AGE_MS, type StampState } from "./stamp.ts";

type Options = {
  config: {
    smtpUrl: string | undefined;
    contactTo: string | undefined;
    contactAddress: string | undefined;
    areLimitsOff: boolean;
  };
  mailer: Pick<Mailer, "sendContact" | "mailbox">;
  /** Signs the stamps. */
  key: Buffer;
  /** Milliseconds since 1970; the tests set the clock. */
  now?: () => number;
};

/** 0 seconds: it could not be sent, and the sender is not to blame. */
type Outcome = { number: string } | { waitSeconds: number };

/** Pressing Send twice must not send twice. */
const SAME_MESSAGE_MS = 10 * 60_000;
/** The receiver in the development mailbox. */
const MAILBOX_ADDRESS = "contact@localhost";

/** The desk behind /contact: it reads a form, refuses what looks like spam, and hands the rest to the mailer. */
export function createContact({ config, mailer, key, now = Date.now }: Options) {
  const to = mailer.mailbox ? (config.contactTo ?? MAILBOX_ADDRESS) : config.smtpUrl && config.contactTo;
  const stamps = createStamps(key, now);
  const limits = createContactLimits(config.areLimitsOff);
  const recent = new Map<string, Promise<Outcome>>();

  /** The desk for a caller from a network, as `groupIp` gives it. */
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
    if (!to) return refuse(503, "The message was not sent: this site has no way yet to pass it on.");
    const read = readMessage(form);
    if ("problems" in read) return refuse(422, "The message was not sent. Look at the marked fields.", read.problems);
    const suspicion = findSuspicion(textOf(form, TRAP_FIELD), stamps.check(stamp));
    if (suspicion) return refuse(422, suspicion);

    const outcome = await sendOnce(read.message, network);
    if ("number" in outcome) return outcome;
    const { waitSeconds } = outcome;
    if (waitSeconds > 0) return refuse(429, describeWait(waitSeconds), {}, waitSeconds);
    return refuse(503, "The message could not be sent just now. It is still here: try again in a minute.");
  }

  /** The second of two equal messages gets the number of the first. */
  function sendOnce(message: Message, network: string): Promise<Outcome> {
    const id = createHash("sha256").update(JSON.stringify(message)).digest("base64");
    const known = recent.get(id);
    if (known) return known;
    const sending = send(message, network);
    recent.set(id, sending);
    const forget = () => recent.delete(id);
    setTimeout(forget, SAME_MESSAGE_MS).unref();
    sending.then((outcome) => "number" in outcome || forget(), forget);
    return sending;
  }

  async function send({ name, email, topic, message }: Message, network: string): Promise<Outcome> {
    const who = { network, sender: email };
    const waitSeconds = await limits.take(who);
    if (waitSeconds > 0 || !to) return { waitSeconds };
    const number = randomBytes(4).toString("hex");
    const mail = { to, number, name, email, topic: CONTACT_TOPICS[topic], text: message };
    if (await mailer.sendContact(mail)) return { number };
    await limits.giveBack(who);
    return { waitSeconds: 0 };
  }
}

/** Why a message looks like spam, with what a person can do about it; null when it does not. */
function findSuspicion(trap: string, stamp: StampState) {
  if (trap !== "") {
    return "Something filled in a field that people do not see, as programs do. It is empty again: press Send once more.";
  }
  const wait = `Wait ${waitText(STAMP_MIN_AGE_MS / 1000)}, then press Send again.`;
  switch (stamp) {
    case "good":
      return null;
    case "early":
      return `That was faster than people write. ${wait}`;
    case "old":
      return "The form was open for more than a day. Press Send again.";
    case "false":
      return `The form could not be checked. ${wait}`;
  }
}

function describeWait(seconds: number) {
  return `Too many messages from here. Try again in ${waitText(seconds)}; the text stays.`;
}
