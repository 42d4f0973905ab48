import type { Context } from "hono";
import type { Mail } from "./mail.ts";

export type KeptMail = Mail & { id: string; sentAt: number };

/** Keeps the newest emails in memory, only for development on this machine. */
export type DevMailbox = {
  put: (mail: Mail) => void;
  /** Newest first. */
  list: () => readonly KeptMail[];
  find: (id: string) => KeptMail | undefined;
};

/** How many emails the mailbox keeps; older ones are dropped. */
const MAILBOX_LIMIT = 50;

/** An empty mailbox. Its ids can't be guessed, because an email may contain a link that signs in. */
export function createMailbox(now: () => number = Date.now): DevMailbox {
  let mails: readonly KeptMail[] = [];
  return {
    put: (mail) => {
      mails = [{ ...mail, id: crypto.randomUUID(), sentAt: now() }, ...mails].slice(0, MAILBOX_LIMIT);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

// The email is shown in a frame of /mailbox. It can't run or load anything; its links can leave the frame.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
].join("; ");

/** Serves `/mailbox/{id}.html`, the HTML of one email; null if it does not exist. */
export function answerMail(c: Context, mailbox: DevMailbox): Response | null {
  const id = /^\/mailbox\/([\w-]+)\.html$/.exec(c.req.path)?.[1];
  const mail = id === undefined ? undefined : mailbox.find(id);
  if (!mail) return null;
  return c.html(mail.html.replace("<head>", '<head><base target="_top">'), 200, {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}
