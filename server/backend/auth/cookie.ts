import { parse } from "hono/utils/cookie";

/** The value of a cookie set by `writeCookie`; null if it is missing. */
export function readCookie(request: Request, name: string, origin: string): string | null {
  const full = nameOn(origin, name);
  return parse(request.headers.get("cookie") ?? "", full)[full] ?? null;
}

/** A `Set-Cookie` header for a cookie that scripts can't read. `origin` is the site's own. */
export function writeCookie(name: string, value: string, seconds: number, origin: string): string {
  const secure = isSecure(origin) ? "; Secure" : "";
  return `${nameOn(origin, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

// The prefix makes browsers accept the cookie only from this exact host, not from a neighbor under the same domain.
function nameOn(origin: string, name: string) {
  return isSecure(origin) ? `__Host-${name}` : name;
}

function isSecure(origin: string) {
  return origin.startsWith("https:");
}
