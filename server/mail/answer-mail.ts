import type { Context } from "hono";
import type { DevMailbox } from "./mailbox.ts";
import { isCallerHere } from "./this-machine.ts";

// The mail is shown in a frame of /mailbox. It runs nothing and loads nothing; its links may leave the frame.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
].join("; ");

/** The mailbox for whoever asks: null for everybody who is not on this machine. */
export function mailboxFor(c: Context, mailbox: DevMailbox | null): DevMailbox | null {
  return isCallerHere(c) ? mailbox : null;
}

/** Answers `/mailbox/{id}.html`, the HTML of one mail; null when there is no such mail for whoever asks. */
export function answerMail(c: Context, mailbox: DevMailbox | null): Response | null {
  const id = /^\/mailbox\/([\w-]+)\.html$/.exec(c.req.path)?.[1];
  const mail = id === undefined ? undefined : mailboxFor(c, mailbox)?.find(id);
  if (!mail) return null;
  return c.html(mail.html.replace("<head>", '<head><base target="_top">'), 200, {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}
