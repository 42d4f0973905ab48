/** The value of a cookie that `writeCookie` left; null without one. */
export function readCookie(request: Request, name: string, origin: string): string | null {
  const full = nameOn(origin, name);
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=");
    if (key === full) return value;
  }
  return null;
}

/** The header `Set-Cookie` for a cookie that no script reads. `origin` is the site's own. */
export function writeCookie(name: string, value: string, seconds: number, origin: string): string {
  const secure = isSecure(origin) ? "; Secure" : "";
  return `${nameOn(origin, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

// With the prefix, browsers take the cookie from this very host only, not from a neighbor below the same domain.
function nameOn(origin: string, name: string) {
  return isSecure(origin) ? `__Host-${name}` : name;
}

function isSecure(origin: string) {
  return origin.startsWith("https:");
}
