import type { Delivery } from "../backend/contract.ts";
import { composeContact, composeMail } from "./compose-mail.ts";
import type { ContactMessage, SiteMail } from "./letters.ts";
import { createMailbox, type DevMailbox, type Mail } from "./mailbox.ts";
import { openSmtp } from "./smtp.ts";
import { isForThisMachineAlone } from "./this-machine.ts";

/** The part of the server's configuration that mail needs. */
export type MailConfig = {
  smtpUrl: string | undefined;
  /** The sender; without it `no-reply@` the site's host. */
  mailFrom: string | undefined;
  host: string;
  hasTrustedProxy: boolean;
  /** A hosted project sends its own mails. */
  supabase: object | undefined;
  /** Where a person on this machine opens the site. */
  address: string;
  siteUrl: string | undefined;
};

export type Mailer = {
  /** Never rejects, and answers at once: neither tells the caller whether there is an account. */
  send: (mail: SiteMail) => Promise<void>;
  /** The same for a caller that waits, and tries again where it failed. */
  deliver: (mail: SiteMail) => Promise<Delivery>;
  /** A message to the operator of the site; false when it was not sent, so that its sender can be told. */
  sendContact: (message: ContactMessage) => Promise<boolean>;
  /** False where every mail is refused. */
  canSend: boolean;
  /** Where mails are kept instead of being sent; null when they are sent, or when strangers could read them. */
  mailbox: DevMailbox | null;
  close: () => Promise<void>;
};

/**
 * Sends by SMTP where that is configured. Otherwise mails go to the development mailbox, but only when the site is for this
 * machine alone, because a mail holds a link that signs in. `onEnd` hears how each mail by SMTP ended.
 */
export function createMailer(config: MailConfig, onEnd?: (result: "sent" | "failed") => void): Mailer {
  const { smtpUrl, address, siteUrl } = config;
  if (smtpUrl) {
    const smtp = openSmtp({ url: smtpUrl, from: config.mailFrom ?? defaultSender(siteUrl ?? address), onEnd });
    return createFrom(config, smtp, null, smtp.close);
  }
  if (isForThisMachineAlone(config)) {
    const mailbox = createMailbox();
    const send = (mail: Mail) => keep(mail, mailbox, address);
    return createFrom(config, { send, deliver: async (mail) => send(mail) }, mailbox);
  }
  if (!config.supabase)
    console.warn(
      "Email can't be sent: no one can verify an address or reset a password. Set SMTP_URL, see docs/OPERATING.md.",
    );
  return createFrom(config, { send: refuse, deliver: async (mail) => refuse(mail) }, null);
}

function createFrom(
  { siteUrl, address }: MailConfig,
  { send, deliver }: Way,
  mailbox: DevMailbox | null,
  close = async () => {},
): Mailer {
  const site = siteUrl ?? address;
  return {
    send: async (mail) => void send(composeMail(mail, site)),
    deliver: (mail) => deliver(composeMail(mail, site)),
    sendContact: async (message) => (await deliver(composeContact(message, site))) === "sent",
    canSend: send !== refuse,
    mailbox,
    close,
  };
}

type Way = { send: (mail: Mail) => unknown; deliver: (mail: Mail) => Promise<Delivery> };

function keep(mail: Mail, mailbox: DevMailbox, address: string): Delivery {
  mailbox.put(mail);
  console.log(`Mail "${mail.subject}": ${address}/mailbox`);
  return "sent";
}

function refuse(mail: Mail): Delivery {
  console.error(`The email "${mail.subject}" was not sent: there is no SMTP_URL.`);
  return "refused";
}

function defaultSender(site: string) {
  return `Huesmith <no-reply@${new URL(site).hostname}>`;
}
