import { isIPv6 } from "node:net";
import { resolve } from "node:path";
import type { AdsNetwork } from "#contract/ads.ts";
import type { Operator } from "#contract/site.ts";
import {
  type Collect,
  collectMistakes,
  readAddress,
  readChoice,
  readFlag,
  readLine,
  readOrigin,
  readTogether,
  readUrl,
} from "./read-environment.ts";
import { readPayments } from "./read-payments.ts";
import { isLocalOnly } from "./this-machine.ts";

export type Config = ReturnType<typeof readConfig>;
type Environment = NodeJS.ProcessEnv;

/** Google's endpoints are discovered at `issuer`; Github's are below `url` and `apiUrl`. */
export type OAuthProviders = {
  google?: { clientId: string; clientSecret: string; issuer: string };
  github?: { clientId: string; clientSecret: string; url: string; apiUrl: string };
};

// Hosts that a browser on this machine reaches as localhost: itself, and "every address of this machine".
const LOCAL_HOSTS = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"];

const MAX_DRAIN_S = 60;

export const POSTGRES_EXAMPLE = "postgres://user:password@host:5432/name";
const REDIS_EXAMPLE = "redis://user:password@host:6379";
const SMTP_EXAMPLE = "smtp://user:password@host:587";

/**
 * Reads the environment; throws one error with a line for each invalid value. Paths are relative to the current folder.
 */
export function readConfig(env: Environment) {
  return collectMistakes((collect) => readAll(env, collect));
}

function readAll(env: Environment, collect: Collect) {
  const port = collect(() => readPort(env, "PORT", 3000));
  const host = env.HOST || "127.0.0.1";
  const databaseUrl = collect(() => readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"], POSTGRES_EXAMPLE)?.href);
  const supabase = collect(() => readSupabase(env));
  collect(() => {
    if (env.DATABASE_URL && env.SUPABASE_URL)
      throw new Error("DATABASE_URL and SUPABASE_URL are both set: choose one.");
  });
  const siteUrl = collect(() => (env.SITE_URL ? readOrigin(env, "SITE_URL", "https://colors.example") : undefined));
  const hasTrustedProxy = collect(() => readFlag(env, "TRUSTED_PROXY"));
  const name = LOCAL_HOSTS.includes(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return {
    port,
    host,
    /** How long a stopping server keeps responding after it has notified the load balancer. */
    drainMs: collect(() => readDrainMs(env)),
    /** Where Prometheus reads the metrics, on a separate port; undefined for none. */
    metrics: collect(() => readMetrics(env)),
    /** Logs JSON, one object per line and one for each request, instead of text for a terminal. */
    isLogJson: collect(() => readChoice(env, "LOG_FORMAT", ["text", "json"])) === "json",
    /** The site's address for a browser on this machine. */
    address: `http://${name}:${port}`,
    /** The public origin for canonical addresses; without it the request's own origin is used. */
    siteUrl,
    /** True if a proxy of ours adds the caller's address to X-Forwarded-For. */
    hasTrustedProxy,
    /** Where the embedded database and the keys are kept. */
    dataDir: resolve(env.DATA_DIR || ".data"),
    /** A separate place for the keys, which all servers on one database share. */
    keysFile: env.KEYS_FILE ? resolve(env.KEYS_FILE) : undefined,
    /** Confirms that the database was set up with different keys. */
    areNewKeysAccepted: collect(() => readFlag(env, "ACCEPT_NEW_KEYS")),
    /** A PostgreSQL database instead of the embedded one. */
    databaseUrl,
    /** A Redis or Valkey that counts attempts for all servers; without it, PostgreSQL does, or each server alone. */
    limitsUrl: collect(() => readUrl(env, "LIMITS_URL", ["redis:", "rediss:"], REDIS_EXAMPLE)?.href),
    /** A Supabase project instead of both: this server then serves only pages. */
    supabase,
    ...readMail(env, collect),
    /** Who runs the site, for the legal texts. */
    operator: readOperator(env, collect),
    providers: readProviders(env, collect),
    /** A new password requires an emailed code in sessions older than a day. */
    needsReauthentication: collect(() => readFlag(env, "PASSWORD_REAUTHENTICATION")),
    /** Programs can create accounts without an address; the site's own pages never do. */
    areAnonymousAllowed: collect(() => readFlag(env, "ANONYMOUS_SIGN_INS")),
    ads: collect(() => readAds(env)),
    /** Turns off all rate limits: for tests on one machine. */
    areLimitsOff: collect(() => readLimitsOff(env, host)),
    /** Browsers store nothing of the site for offline use, and delete what they have. */
    isOfflineOff: collect(() => readFlag(env, "NO_OFFLINE")),
    /** How Pro is paid for: with Stripe, in this server's test checkout, or not at all. */
    payments: collect(() => readPayments(env, isLocalOnly({ host, siteUrl, hasTrustedProxy, supabase }))),
  };
}

function readLimitsOff(env: Environment, host: string) {
  if (readChoice(env, "AUTH_LIMITS", ["on", "off"]) !== "off") return false;
  if (!["127.0.0.1", "::1", "localhost"].includes(host) || env.SITE_URL || env.TRUSTED_PROXY) {
    throw new Error(
      "AUTH_LIMITS=off is only for tests. It requires HOST=127.0.0.1, without SITE_URL or TRUSTED_PROXY.",
    );
  }
  return true;
}

function readPort(env: Environment, name: string, usual?: number) {
  const port = Number(env[name] || usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port number: ${env[name]}`);
  return port;
}

function readMetrics(env: Environment) {
  return env.METRICS_PORT ? { port: readPort(env, "METRICS_PORT"), host: env.METRICS_HOST || "127.0.0.1" } : undefined;
}

function readDrainMs({ DRAIN_SECONDS = "" }: Environment) {
  const seconds = Number(DRAIN_SECONDS);
  if (!(seconds >= 0 && seconds <= MAX_DRAIN_S)) {
    throw new Error(`DRAIN_SECONDS is not a number from 0 to ${MAX_DRAIN_S}: ${DRAIN_SECONDS}`);
  }
  return seconds * 1000;
}

function readSupabase(env: Environment) {
  const given = readTogether(env, ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"]);
  if (!given) return undefined;
  const [, anonKey, serviceRoleKey] = given;
  const url = readOrigin(env, "SUPABASE_URL", "https://abc.supabase.co");
  // The public key is sent to every visitor.
  if (anonKey === serviceRoleKey || isSecret(anonKey))
    throw new Error("SUPABASE_ANON_KEY is a secret key, not the public one.");
  return { url, anonKey, serviceRoleKey };
}

/** Secret keys begin with sb_secret_, or are tokens for the role service_role. */
function isSecret(key: string) {
  if (key.startsWith("sb_secret_")) return true;
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return /"role"\s*:\s*"service_role"/.test(payload);
}

function readMail(env: Environment, collect: Collect) {
  return {
    smtpUrl: collect(() => readUrl(env, "SMTP_URL", ["smtp:", "smtps:"], SMTP_EXAMPLE) && env.SMTP_URL),
    mailFrom: collect(() => readSender(env)),
    /** Who receives the messages of the contact form. */
    contactTo: collect(() => readAddress(env, "CONTACT_TO")),
    /** An address that the contact page shows. */
    contactAddress: collect(() => readAddress(env, "CONTACT_ADDRESS")),
  };
}

function readSender({ MAIL_FROM }: Environment) {
  if (!MAIL_FROM) return undefined;
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(MAIL_FROM)) return MAIL_FROM;
  throw new Error(`MAIL_FROM is not a sender like Huesmith <hello@colors.example>: ${MAIL_FROM}`);
}

function readOperator(env: Environment, collect: Collect): Operator | null {
  const name = collect(() => readLine(env, "OPERATOR_NAME"));
  const address = collect(() => readLine(env, "OPERATOR_ADDRESS"));
  collect(() => {
    if (!env.OPERATOR_NAME?.trim() && address) throw new Error("OPERATOR_ADDRESS is set, but OPERATOR_NAME is not.");
  });
  return name ? { name, address: address ?? null } : null;
}

function readProviders(env: Environment, collect: Collect): OAuthProviders {
  const google = collect(() => readTogether(env, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]));
  const github = collect(() => readTogether(env, ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]));
  const addressOf = (name: string, usual: string) =>
    collect(() => readUrl(env, name, ["https:", "http:"], usual)?.href.replace(/\/$/, "") ?? usual);
  const providers: OAuthProviders = {};
  if (google) {
    const [clientId, clientSecret] = google;
    providers.google = { clientId, clientSecret, issuer: addressOf("GOOGLE_ISSUER", "https://accounts.google.com") };
  }
  if (github) {
    const [clientId, clientSecret] = github;
    const url = addressOf("GITHUB_URL", "https://github.com");
    providers.github = { clientId, clientSecret, url, apiUrl: addressOf("GITHUB_API_URL", "https://api.github.com") };
  }
  return providers;
}

/** The ad network for guests and free accounts, and the origins that it needs. */
function readAds(env: Environment): { network: AdsNetwork; origins: readonly string[] } | undefined {
  const given = readTogether(env, ["ADS_SCRIPT_URL", "ADS_ZONE"]);
  if (!given) return undefined;
  const [address, zone] = given;
  const scriptOrigin = readOrigin(env, "ADS_SCRIPT_URL", "https://ads.example/tag.js");
  const queue = env.ADS_QUEUE || "adZones";
  if (!/^[\w$]+$/.test(queue)) throw new Error(`ADS_QUEUE is not the name of a global variable: ${queue}`);
  const others = (env.ADS_ORIGINS ?? "").split(/[\s,]+/).filter(Boolean);
  const origins = others.map((ADS_ORIGINS) => readOrigin({ ADS_ORIGINS }, "ADS_ORIGINS", "https://*.ads.example"));
  return {
    network: { scriptUrl: new URL(address).href, queue, zone: readZone(zone) },
    origins: [...new Set([scriptOrigin, ...origins])],
  };
}

/** What the network expects to be pushed, as JSON; a plain name is its `zone`. */
function readZone(text: string): AdsNetwork["zone"] {
  if (!text.startsWith("{")) return { zone: text };
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`ADS_ZONE is neither a name nor an object in JSON: ${text}`);
  }
}
