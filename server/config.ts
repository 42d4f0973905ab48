export type Config = {
  port: number;
  host: string;
  /** Where a person on this machine opens the site. */
  address: string;
  /** The public origin for canonical addresses; without it the request's own origin is used. */
  siteUrl: string | undefined;
};

// Hosts that a browser on this machine reaches as localhost: itself, and "every address of this machine".
const LOCAL_HOSTS = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"];

/** Reads the environment; throws one clear line for a value that cannot be right. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  const host = env.HOST || "127.0.0.1";
  return {
    port,
    host,
    address: `http://${LOCAL_HOSTS.includes(host) ? "localhost" : host}:${port}`,
    siteUrl: env.SITE_URL ? readOrigin(env.SITE_URL) : undefined,
  };
}

function readOrigin(siteUrl: string) {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new Error(`SITE_URL is not a web address like https://colors.example: ${siteUrl}`);
  }
  return url.origin;
}
