import { FLOW_LIMIT_MS, makeBrowserKey } from "./flow.ts";

const NAME = "huesmith-flow";
const KEY = /^[\w-]{43}$/;

/** The key of this browser, if it has one. A sign-in in another tab goes on with the same. */
export function readBrowserKey(request: Request, origin: string): string | null {
  const name = cookieName(origin);
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=");
    if (key === name && KEY.test(value)) return value;
  }
  return null;
}

/** The key for a sign-in that begins, and the header that leaves it in the browser. */
export function keepBrowserKey(request: Request, origin: string): { browserKey: string; cookie: string } {
  const browserKey = readBrowserKey(request, origin) ?? makeBrowserKey();
  const secure = isSecure(origin) ? "; Secure" : "";
  const cookie = `${cookieName(origin)}=${browserKey}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${FLOW_LIMIT_MS / 1000}${secure}`;
  return { browserKey, cookie };
}

// With the prefix, browsers take the cookie from this very host only, not from a neighbor below the same domain.
function cookieName(origin: string) {
  return isSecure(origin) ? `__Host-${NAME}` : NAME;
}

function isSecure(origin: string) {
  return origin.startsWith("https:");
}
