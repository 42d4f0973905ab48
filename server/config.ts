export type Config = {
  port: number;
  host: string;
  /** Where a person on this machine opens the site. */
  address: string;
  /** The public origin for canonical addresses; without it the request's own origin is used. */
  siteUrl: string | undefined;
};

/** Reads the environment; a value that cannot be right ends the program with one clear line. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  const host = env.HOST || "127.0.0.1";
  const isLoopback = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "localhost";
  return {
    port,
    host,
    address: `http://${isLoopback ? "localhost" : host}:${port}`,
    siteUrl: env.SITE_URL ? new URL(env.SITE_URL).origin : undefined,
  };
}
