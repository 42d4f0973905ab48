import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Delivery, Mail } from "./mail.ts";

type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** `Huesmith <hello@colors.example>` */
  from: string;
  /** Called with the result of each attempt. */
  onEnd?: (result: "sent" | "failed") => void;
};

const CONNECT_LIMIT_MS = 10_000;
const IDLE_LIMIT_MS = 20_000;
const CLOSE_LIMIT_MS = 5_000;

/** Sends emails over SMTP. Failures are logged without addresses. */
export function openSmtp({ url, from, onEnd = () => {} }: SmtpOptions) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: IDLE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliveries = new Set<Promise<Delivery>>();

  return {
    deliver: (mail: Mail): Promise<Delivery> => {
      const tracked = deliver(mail).finally(() => deliveries.delete(tracked));
      deliveries.add(tracked);
      return tracked;
    },
    /** Gives pending emails a moment, then closes all connections. */
    close: async (): Promise<void> => {
      await Promise.race([Promise.all(deliveries), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      transport.close({ force: true });
    },
  };

  async function deliver(mail: Mail): Promise<Delivery> {
    try {
      await transport.sendMail({
        from,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        // As an object, so that any text in it stays a single address.
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Prevents automatic out-of-office replies.
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
      onEnd("sent");
      return "sent";
    } catch (error) {
      console.error(`The email "${mail.subject}" was not sent (${describe(error)}).`);
      onEnd("failed");
      return isFinal(error) ? "refused" : "failed";
    }
  }
}

/**
 * True if the server has permanently refused this email: RFC 5321, 4.2.1. Not if it refused the connection, the login or
 * the sender, which the operator can fix.
 */
function isFinal(error: unknown) {
  const { command = "", responseCode = 0 } = error as { command?: string; responseCode?: number };
  return ["RCPT TO", "DATA"].includes(command) && responseCode >= 500;
}

/** Only the code: the response of a mail server often repeats the address. */
function describe(error: unknown) {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? `${code} ${responseCode}` : code;
}
