import type { Delivery } from "../backend/contract.ts";
import { composeMail } from "./compose-mail.ts";
import type { SiteMail } from "./letters.ts";
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
  /** One try, for the outbox alone: it tries again where that may help. */
  deliver: (mail: SiteMail) => Promise<Delivery>;
  /** False where every mail is refused. */
  canSend: boolean;
  /** Where mails are kept instead of being sent; null when they are sent, or when strangers could read them. */
  mailbox: DevMailbox | null;
  close: () => Promise<void>;
};

/**
 * Sends by SMTP where that is configured. Otherwise mails go to the development mailbox, but only when the site is for this
 * machine alone, because a mail holds a link that signs in. `onEnd` hears how each try by SMTP ended.
 */
export function createMailer(config: MailConfig, onEnd?: (result: "sent" | "failed") => void): Mailer {
  const { smtpUrl, address, siteUrl } = config;
  if (smtpUrl) {
    const smtp = openSmtp({ url: smtpUrl, from: config.mailFrom ?? defaultSender(siteUrl ?? address), onEnd });
    return createFrom(config, smtp.deliver, null, smtp.close);
  }
  if (isForThisMachineAlone(config)) {
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
  console.log(`Mail "${mail.subject}": ${address}/mailbox`);
  return "sent";
}

async function refuse(mail: Mail): Promise<Delivery> {
  console.error(`The email "${mail.subject}" was not sent: there is no SMTP_URL.`);
  return "refused";
}

function defaultSender(site: string) {
  return `Huesmith <no-reply@${new URL(site).hostname}>`;
}
