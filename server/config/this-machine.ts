/** True if a host of this name is reachable only from this machine: localhost, 127.0.0.0/8 and ::1. Takes no port. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name);
}

/** The part of the configuration that determines who can reach the site. */
type Reach = {
  host: string;
  siteUrl: string | undefined;
  hasTrustedProxy: boolean;
  /** A hosted project, whose accounts are elsewhere. */
  supabase: object | undefined;
};

/** True if only people at this machine can use the site and its accounts: for development and tests. */
export function isLocalOnly({ host, siteUrl, hasTrustedProxy, supabase }: Reach): boolean {
  return (
    !supabase &&
    !hasTrustedProxy &&
    isLoopback(host) &&
    (siteUrl === undefined || isLoopback(new URL(siteUrl).hostname))
  );
}
