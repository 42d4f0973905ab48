import type { Context } from "hono";
import type { DevMailbox } from "./mailbox.ts";

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
