import { promisify } from "node:util";
import { createTransport } from "nodemailer";
import type { Delivery } from "../backend/contract.ts";
import type { Mail } from "./mailbox.ts";

type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string;
  /** `Huesmith <hello@colors.example>` */
  from: string;
  /** How long to wait before each further try. */
  retryDelaysMs?: readonly number[];
  /** Hears how each mail ended. */
  onEnd?: (result: "sent" | "failed") => void;
};

const wait = promisify(setTimeout);

const RETRY_DELAYS_MS = [2_000, 15_000];
const CONNECT_LIMIT_MS = 10_000;
const IDLE_LIMIT_MS = 20_000;
const CLOSE_LIMIT_MS = 5_000;

/** Sends mails over SMTP, twice again where that may help. What fails is logged without addresses. */
export function openSmtp({ url, from, retryDelaysMs = RETRY_DELAYS_MS, onEnd = () => {} }: SmtpOptions) {
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
  const underWay = new Set<Promise<Delivery>>();
  const closing = new AbortController();

  return {
    /** Sends the mail without waiting: neither its time nor its success shows in the answer. */
    send: (mail: Mail): void => void track(deliver(mail, retryDelaysMs)),
    /** Sends it while the caller waits, with one more try. */
    deliver: (mail: Mail): Promise<Delivery> => track(deliver(mail, retryDelaysMs.slice(0, 1))),
    /** Gives what is under way a moment, then ends all connections. */
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.race([Promise.all(underWay), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      transport.close({ force: true });
    },
  };

  function track(sending: Promise<Delivery>) {
    const tracked = sending.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
    return tracked;
  }

  async function deliver(mail: Mail, delaysMs: readonly number[]): Promise<Delivery> {
    for (let tries = 1; ; tries++) {
      try {
        await transport.sendMail({
          from,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          // As an object, so that any text in it stays one address.
          to: { name: "", address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // Keeps holiday notices from answering.
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        });
        onEnd("sent");
        return "sent";
      } catch (error) {
        const delay = delaysMs[tries - 1];
        if (delay === undefined || isFinal(error) || closing.signal.aborted) {
          console.error(
            `The email "${mail.subject}" was not sent (${describe(error)}, ${tries} of ${delaysMs.length + 1} tries).`,
          );
          onEnd("failed");
          return isFinal(error) ? "refused" : "failed";
        }
        await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }
}

/** The server has refused this mail for good: RFC 5321, 4.2.1. */
function isFinal(error: unknown) {
  const { responseCode = 0 } = error as { responseCode?: number };
  return responseCode >= 500;
}

/** The code alone: the answer of a mail server often repeats the address. */
function describe(error: unknown) {
  const { code = "unknown", responseCode } = error as { code?: string; responseCode?: number };
  return responseCode ? `${code} ${responseCode}` : code;
}
