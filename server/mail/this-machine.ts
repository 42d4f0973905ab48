import type { Context } from "hono";

// What a proxy adds to a request that it passes on.
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** Whether only this machine itself reaches a host of this name: localhost, 127.0.0.0/8 and ::1. Takes no port. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name);
}

/**
 * Whether a request was made by a program on this machine, to this machine. The address alone does not say it: a proxy in
 * front of the server is on this machine too, and a page of a stranger may give its own name the address 127.0.0.1 (DNS
 * rebinding), which the Host header tells.
 */
export function isFromThisMachine(address: string | undefined, headers: Headers): boolean {
  if (!address || !isLoopback(address)) return false;
  if (PROXY_HEADERS.some((name) => headers.has(name))) return false;
  // With a user, a path or a query in it, it is no host.
  const [, name = ""] = /^([^\s/?#@\\:[\]]+|\[[^\]]+\])(?::\d+)?$/.exec(headers.get("host") ?? "") ?? [];
  return isLoopback(name);
}

/** The same of the caller of a route. Tests have no connection, and so are not here. */
export function isCallerHere({ env, req }: Context): boolean {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return isFromThisMachine(incoming?.socket?.remoteAddress, req.raw.headers);
}

/** The part of the configuration that says who reaches the site. */
type Reach = {
  host: string;
  siteUrl: string | undefined;
  hasTrustedProxy: boolean;
  /** A hosted project, whose accounts are somewhere else. */
  supabase: object | undefined;
};

/** Whether nobody but the people at this machine can use the site and its accounts: for development and tests. */
export function isForThisMachineAlone({ host, siteUrl, hasTrustedProxy, supabase }: Reach): boolean {
  return (
    !supabase &&
    !hasTrustedProxy &&
    isLoopback(host) &&
    (siteUrl === undefined || isLoopback(new URL(siteUrl).hostname))
  );
}
