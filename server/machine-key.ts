// The mailbox and the test checkout are for the person who runs the server. Neither an address nor a header proves who
// that is: a proxy may pass on nothing of its caller. See docs/decisions/0014-a-key-for-this-machine.md.
import type { Context, Next } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isSameSecret } from "./backend/auth/secrets.ts";
import type { Backend } from "./backend/contract.ts";

const COOKIE = "huesmith-machine";
const COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** The key of this installation, 256 bits in base64url; the same after a restart. */
export function machineKeyOf({ deriveKey }: Pick<Backend, "deriveKey">): string {
  return deriveKey("machine key").toString("base64url");
}

/** With `isSecure` the cookie is for https and this very host alone. */
export function createMachineLock(key: string, isSecure: boolean) {
  const prefix = isSecure ? "host" : undefined;
  return {
    /** Whether the browser of this request has opened the link with the key. */
    isOpen(c: Context) {
      const given = getCookie(c, COOKIE, prefix);
      return given !== undefined && isSameSecret(given, key);
    },
    /** Answers an address with `?key=`: keeps a right key as a cookie, and leads to the address without it. */
    async takeKey(c: Context, next: Next) {
      const { pathname, searchParams } = new URL(c.req.url);
      const given = searchParams.get("key");
      if (given === null) return next();
      if (isSameSecret(given, key)) {
        setCookie(c, COOKIE, key, { prefix, httpOnly: true, sameSite: "Lax", maxAge: COOKIE_SECONDS });
      }
      c.header("Cache-Control", "no-store");
      return c.redirect(pathname);
    },
  };
}
