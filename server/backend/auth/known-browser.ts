// A browser that has logged in to an account is not kept out by what strangers try: its guesses count for it alone.
import { randomBytes } from "node:crypto";
import { readCookie, writeCookie } from "./cookie.ts";
import type { AuthCore } from "./core.ts";
import { isSameSecret } from "./secrets.ts";

const NAME = "huesmith-known";
const MOST_ACCOUNTS = 5;
const SECONDS = 400 * 24 * 60 * 60; // the most that browsers keep
const MARK = /^[\w-]{16}[\w-]{43}$/;
const NONCE_CHARACTERS = 16;

/** The mark that a log-in to the account of this address left in the browser; null without one. Tells nothing by itself. */
export function findMark(core: AuthCore, request: Request, email: string): string | null {
  return readMarks(core, request).find((mark) => isSameSecret(mark, makeMark(core, email, nonceOf(mark)))) ?? null;
}

/** The `Set-Cookie` header that marks a browser, beside its marks for other accounts. */
export function markBrowser(core: AuthCore, request: Request, email: string): string {
  const mine = findMark(core, request, email);
  const others = readMarks(core, request).filter((mark) => mark !== mine);
  const mark = mine ?? makeMark(core, email, randomBytes(12).toString("base64url"));
  return writeCookie(NAME, [mark, ...others].slice(0, MOST_ACCOUNTS).join("."), SECONDS, core.siteUrl);
}

function readMarks(core: AuthCore, request: Request) {
  const marks = readCookie(request, NAME, core.siteUrl)?.split(".") ?? [];
  return marks.filter((mark) => MARK.test(mark)).slice(0, MOST_ACCOUNTS);
}

/** A number used once, and what only this server can make of it and the address. */
function makeMark(core: AuthCore, email: string, nonce: string) {
  return nonce + core.secrets.deriveToken(`known browser ${nonce} ${email}`);
}

function nonceOf(mark: string) {
  return mark.slice(0, NONCE_CHARACTERS);
}
