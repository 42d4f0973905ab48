import { resolve } from "node:path";
import type { AdsNetwork } from "#contract/ads.ts";
import type { Operator } from "#contract/site.ts";
import type { OAuthProviders } from "./backend/contract.ts";
import { readPayments } from "./billing/read-payments.ts";
import { isForThisMachineAlone } from "./mail/this-machine.ts";
import { readAddress, readFlag, readLine, readOrigin, readTogether, readUrl } from "./read-environment.ts";

export type Config = ReturnType<typeof readConfig>;
type Environment = NodeJS.ProcessEnv;

// Hosts that a browser on this machine reaches as localhost: itself, and "every address of this machine".
const LOCAL_HOSTS = ["127.0.0.1", "::1", "localhost", "0.0.0.0", "::"];

/** Reads the environment; throws one clear line for a value that cannot be right. Paths count from the current folder. */
export function readConfig(env: Environment) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  const host = env.HOST || "127.0.0.1";
  const databaseUrl = readDatabaseUrl(env);
  const supabase = readSupabase(env);
  if (databaseUrl && supabase) throw new Error("DATABASE_URL and SUPABASE_URL are both set: choose one.");
  const siteUrl = env.SITE_URL ? readOrigin(env, "SITE_URL", "https://colors.example") : undefined;
  const hasTrustedProxy = readFlag(env, "TRUSTED_PROXY");
  return {
    port,
    host,
    /** Where a person on this machine opens the site. */
    address: `http://${LOCAL_HOSTS.includes(host) ? "localhost" : host}:${port}`,
    /** The public origin for canonical addresses; without it the request's own origin is used. */
    siteUrl,
    /** A proxy of ours adds the caller's address to X-Forwarded-For. */
    hasTrustedProxy,
    /** Where the embedded database and the keys are kept. */
    dataDir: resolve(env.DATA_DIR || ".data"),
    /** Another place for the keys alone, which all servers on one database share. */
    keysFile: env.KEYS_FILE ? resolve(env.KEYS_FILE) : undefined,
    /** The database was used with other keys, and that is known. */
    areNewKeysAccepted: readFlag(env, "ACCEPT_NEW_KEYS"),
    /** A PostgreSQL instead of the embedded database. */
    databaseUrl,
    /** A Supabase project instead of both: this server then serves pages only. */
    supabase,
    ...readMail(env),
    /** Who runs the site, for the legal texts. */
    operator: readOperator(env),
    providers: readProviders(env),
    ads: readAds(env),
    /** No limit on tries: for tests on one machine. */
    areLimitsOff: readLimitsOff(env, host),
    /** Browsers keep nothing of the site for when there is no connection, and delete what they have. */
    isOfflineOff: readFlag(env, "NO_OFFLINE"),
    /** How Pro is paid for: at Stripe, in the test checkout of this server, or not at all. */
    payments: readPayments(env, isForThisMachineAlone({ host, siteUrl, hasTrustedProxy, supabase })),
  };
}

function readLimitsOff(env: Environment, host: string) {
  if (!env.AUTH_LIMITS || env.AUTH_LIMITS === "on") return false;
  if (env.AUTH_LIMITS !== "off") throw new Error(`AUTH_LIMITS is neither on nor off: ${env.AUTH_LIMITS}`);
  if (!["127.0.0.1", "::1", "localhost"].includes(host) || env.SITE_URL || env.TRUSTED_PROXY) {
    throw new Error(
      "AUTH_LIMITS is off, which is for tests on HOST 127.0.0.1 alone, without SITE_URL and TRUSTED_PROXY.",
    );
  }
  return true;
}

function readDatabaseUrl(env: Environment) {
  if (!env.DATABASE_URL) return undefined;
  return readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host:5432/name").href;
}

function readSupabase(env: Environment) {
  const given = readTogether(env, ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"]);
  if (!given) return undefined;
  const [, anonKey, serviceRoleKey] = given;
  const url = readOrigin(env, "SUPABASE_URL", "https://abc.supabase.co");
  // The public key goes to every visitor.
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

function readMail(env: Environment) {
  const smtpUrl = env.SMTP_URL || undefined;
  const mailFrom = env.MAIL_FROM || undefined;
  if (smtpUrl) readUrl(env, "SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@host:587");
  if (mailFrom !== undefined && !/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(mailFrom)) {
    throw new Error(`MAIL_FROM is not a sender like Huesmith <hello@colors.example>: ${mailFrom}`);
  }
  return {
    smtpUrl,
    /** The sender of mails. */
    mailFrom,
    /** Who gets what is written in the contact form. */
    contactTo: readAddress(env, "CONTACT_TO"),
    /** An address that the contact page shows. */
    contactAddress: readAddress(env, "CONTACT_ADDRESS"),
  };
}

function readOperator(env: Environment): Operator | null {
  const name = readLine(env, "OPERATOR_NAME");
  const address = readLine(env, "OPERATOR_ADDRESS");
  if (!name && address) throw new Error("OPERATOR_ADDRESS is set, but OPERATOR_NAME is not.");
  return name ? { name, address: address ?? null } : null;
}

function readProviders(env: Environment): OAuthProviders {
  const google = readTogether(env, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const github = readTogether(env, ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]);
  const addressOf = (name: string, usual: string) =>
    env[name] ? readUrl(env, name, ["https:", "http:"], usual).href.replace(/\/$/, "") : usual;
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

/** The ad network of guests and free accounts, and the origins that it needs. */
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

/** What the network wants pushed, as JSON; a plain name is its `zone`. */
function readZone(text: string): AdsNetwork["zone"] {
  if (!text.startsWith("{")) return { zone: text };
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`ADS_ZONE is neither a name nor an object in JSON: ${text}`);
  }
}
