import type { Config } from "../config/config.ts";
import { isLocalOnly } from "../config/this-machine.ts";
import { composeMail } from "./compose-mail.ts";
import type { SiteMail } from "./email-content.ts";
import type { Delivery, Mail } from "./mail.ts";
import { createMailbox, type DevMailbox } from "./mailbox.ts";
import { openSmtp } from "./smtp.ts";

/** The part of the server's configuration that email needs. */
export type MailConfig = Pick<
  Config,
  "smtpUrl" | "mailFrom" | "host" | "hasTrustedProxy" | "supabase" | "address" | "siteUrl"
>;

export type Mailer = {
  /** One attempt, only for the outbox, which retries where that may help. */
  deliver: (mail: SiteMail) => Promise<Delivery>;
  /** False if every email is refused. */
  canSend: boolean;
  /** Where emails are kept instead of being sent; null if they are sent, or if strangers could read them. */
  mailbox: DevMailbox | null;
  close: () => Promise<void>;
};

/**
 * Sends through SMTP if that is configured. Otherwise emails go to the development mailbox, but only if the site is
 * limited to this machine, because an email may contain a link that signs in. A hosted project sends its own. `onEnd`
 * gets the result of each SMTP attempt.
 */
export function createMailer(config: MailConfig, onEnd?: (result: "sent" | "failed") => void): Mailer {
  const { smtpUrl, address, siteUrl } = config;
  if (smtpUrl) {
    const from = config.mailFrom ?? `Huesmith <no-reply@${new URL(siteUrl ?? address).hostname}>`;
    const smtp = openSmtp({ url: smtpUrl, from, onEnd });
    return createFrom(config, smtp.deliver, null, smtp.close);
  }
  if (isLocalOnly(config)) {
    const mailbox = createMailbox();
    return createFrom(config, async (mail) => keep(mail, mailbox, address), mailbox);
  }
  if (!config.supabase)
    console.warn(
      "Email can't be sent: no one can verify an address or reset a password. Set SMTP_URL, see docs/OPERATING.md.",
    );
  return createFrom(config, refuse, null);
}

function createFrom(
  { siteUrl, address }: MailConfig,
  deliver: (mail: Mail) => Promise<Delivery>,
  mailbox: DevMailbox | null,
  close = async () => {},
): Mailer {
  const site = siteUrl ?? address;
  return {
    deliver: async (mail) => deliver(composeMail(mail, site)),
    canSend: deliver !== refuse,
    mailbox,
    close,
  };
}

function keep(mail: Mail, mailbox: DevMailbox, address: string): Delivery {
  mailbox.put(mail);
  console.log(`Email "${mail.subject}": ${address}/mailbox`);
  return "sent";
}

async function refuse(mail: Mail): Promise<Delivery> {
  console.error(`The email "${mail.subject}" was not sent: there is no SMTP_URL.`);
  return "refused";
}
