// The mailbox and the test checkout are for the operator. Neither an address nor a header proves who that is: a proxy
// may hide its caller completely. See docs/decisions/0014-a-key-for-this-machine.md.
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

/** With `isSecure`, the cookie is limited to https and to exactly this host. */
export function createMachineLock(key: string, isSecure: boolean) {
  const prefix = isSecure ? "host" : undefined;
  return {
    /** True if this browser has opened the link with the key. */
    isOpen(c: Context) {
      const given = getCookie(c, COOKIE, prefix);
      return given !== undefined && isSameSecret(given, key);
    },
    /** Handles an address with `?key=`: stores a correct key as a cookie, and redirects to the address without it. */
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
