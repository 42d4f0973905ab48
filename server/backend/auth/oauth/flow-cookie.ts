import { readCookie, writeCookie } from "../cookie.ts";
import { FLOW_LIMIT_MS, makeBrowserKey } from "./flow.ts";

const NAME = "huesmith-flow";
const KEY = /^[\w-]{43}$/;

/** The key of this browser, if it has one. A sign-in in another tab goes on with the same. */
export function readBrowserKey(request: Request, origin: string): string | null {
  const key = readCookie(request, NAME, origin);
  return key !== null && KEY.test(key) ? key : null;
}

/** The key for a sign-in that begins, and the header that leaves it in the browser. */
export function keepBrowserKey(request: Request, origin: string): { browserKey: string; cookie: string } {
  const browserKey = readBrowserKey(request, origin) ?? makeBrowserKey();
  return { browserKey, cookie: writeCookie(NAME, browserKey, FLOW_LIMIT_MS / 1000, origin) };
}
