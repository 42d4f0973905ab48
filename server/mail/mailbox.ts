import type { Context } from "hono";

/** A mail as a person receives it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go instead of to the sender. */
  replyTo?: { name: string; address: string };
};
export type KeptMail = Mail & { id: string; sentAt: number };

/** Keeps the newest mails in memory, for development on this machine only. */
export type DevMailbox = {
  put: (mail: Mail) => void;
  /** The newest first. */
  list: () => readonly KeptMail[];
  find: (id: string) => KeptMail | undefined;
};

/** How many mails the mailbox keeps; older ones are dropped. */
const MAILBOX_LIMIT = 50;

/** An empty mailbox. Its ids cannot be guessed: a mail holds a link that signs in. */
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

// The mail is shown in a frame of /mailbox. It runs nothing and loads nothing; its links may leave the frame.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
].join("; ");

/** Answers `/mailbox/{id}.html`, the HTML of one mail; null when there is no such mail. */
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
