import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/this-machine.ts";
import type { MakeLimiter } from "../limits/limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { type Bridge, openBridge } from "./bridge.ts";
import { type Backend, OWN_IP } from "./contract.ts";
import { makeDataFolder, needSpace } from "./data-folder.ts";
import { takeLock } from "./database/lock.ts";
import { openInProcess } from "./in-process.ts";
import { deriveKey, openKeys } from "./keys.ts";
import type { ServiceOptions } from "./service.ts";

/**
 * Opens the configured backend: a Supabase project, a PostgreSQL, or else the embedded database in the data folder.
 * `onMail` is called when an email is waiting in the outbox. Throws a one-line error if that folder is in use; later
 * errors reject `ready`.
 */
export async function openBackend(
  config: Config,
  mailer: Pick<Mailer, "mailbox" | "canSend">,
  onMail: () => void,
  makeLimiter?: MakeLimiter,
): Promise<Backend> {
  if (config.supabase) return openHosted(config.supabase);
  const keys = await openKeys(config.dataDir, config.keysFile);
  const siteUrl = config.siteUrl ?? config.address;
  const { areNewKeysAccepted, providers, areLimitsOff, needsReauthentication, areAnonymousAllowed } = config;
  const options: ServiceOptions = {
    keys,
    areNewKeysAccepted,
    siteUrl,
    redirectOrigins: findOwnOrigins(config),
    providers,
    areLimitsOff,
    needsReauthentication,
    areAnonymousAllowed,
    canSendMail: mailer.canSend,
  };
  const { answer, ready, close } = config.databaseUrl
    ? openInProcess(config.databaseUrl, options, onMail, makeLimiter)
    : openEmbedded(config, options, onMail);
  ready.catch(() => {}); // handled where the server starts
  const callWith = (path: string, init: RequestInit) => answer(new Request(siteUrl + path, init), OWN_IP);
  return {
    projectUrl: null,
    anonKey: keys.anonKey,
    ready,
    answer,
    call: (path, init) => callWith(path, withKey(init, keys.anonKey, false)),
    callAsService: (path, init) => callWith(path, withKey(init, keys.secretKey, true)),
    deriveKey: (purpose) => deriveKey(keys.secretKey, purpose),
    mailKey: keys.sealingKey,
    mailbox: mailer.mailbox,
    close,
  };
}

function openEmbedded(
  { dataDir, isLogJson }: Pick<Config, "dataDir" | "isLogJson">,
  options: ServiceOptions,
  onMail: () => void,
): Bridge {
  makeDataFolder(dataDir, "DATA_DIR");
  needSpace(dataDir, existsSync(join(dataDir, "database")));
  const release = takeLock(dataDir);
  // In a subfolder, because the first start renames it and the data folder may be the root of a volume.
  const bridge = openBridge({ directory: join(dataDir, "database"), options, isLogJson }, onMail);
  return { ...bridge, close: () => bridge.close().finally(release) };
}

/** A local site is reachable under several names; a public one only under its own. */
function findOwnOrigins({ siteUrl, port }: Config) {
  if (siteUrl && !isLoopback(new URL(siteUrl).hostname)) return [];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

const CALL_LIMIT_MS = 10_000;

/** Opens a Supabase project, which browsers and this server call directly. */
export function openHosted({ url, anonKey, serviceRoleKey }: NonNullable<Config["supabase"]>): Backend {
  return {
    projectUrl: url,
    anonKey,
    ready: Promise.resolve(),
    answer: null,
    call: (path, init) => call(path, withKey(init, anonKey, false)),
    callAsService: (path, init) => call(path, withKey(init, serviceRoleKey, true)),
    deriveKey: (purpose) => deriveKey(serviceRoleKey, purpose),
    mailKey: deriveKey(serviceRoleKey, "mails").toString("base64"),
    mailbox: null,
    close: async () => {},
  };

  function call(path: string, init: RequestInit) {
    return fetch(url + path, { ...init, signal: init.signal ?? AbortSignal.timeout(CALL_LIMIT_MS) });
  }
}

/** Adds the key to `init` as `apikey`, and as bearer token if there is none or `isBearerToo` is true. */
export function withKey(init: RequestInit = {}, key: string, isBearerToo: boolean): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  if (isBearerToo || !headers.has("Authorization")) headers.set("Authorization", `Bearer ${key}`);
  return { ...init, headers };
}
