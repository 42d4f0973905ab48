import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { MakeLimiter } from "../limits/limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import { isLoopback } from "../mail/this-machine.ts";
import { type Bridge, openBridge } from "./bridge.ts";
import { type Backend, OWN_IP } from "./contract.ts";
import { makeDataFolder, needSpace } from "./data-folder.ts";
import { takeLock } from "./database/lock.ts";
import { openInProcess } from "./in-process.ts";
import { deriveKey, openKeys } from "./keys.ts";
import type { ServiceOptions } from "./service.ts";

/**
 * Opens what the configuration names: a Supabase project, a PostgreSQL, or else the embedded database in the folder for
 * data. `onMail` hears that a mail waits in the outbox. Throws one clear line when that folder is in use; what goes wrong
 * later, `ready` tells.
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
  ready.catch(() => {}); // heard where the server starts
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
  // Below the folder for data, which may be the root of a volume: the first start renames it.
  const bridge = openBridge({ directory: join(dataDir, "database"), options, isLogJson }, onMail);
  return { ...bridge, close: () => bridge.close().finally(release) };
}

/** On a developer's machine the site is open under more than one name; a public one has its own alone. */
function findOwnOrigins({ siteUrl, port }: Config) {
  if (siteUrl && !isLoopback(new URL(siteUrl).hostname)) return [];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

type Project = { url: string; anonKey: string; serviceRoleKey: string };

const CALL_LIMIT_MS = 10_000;

/** A Supabase project: browsers go there themselves, and this server's own calls too. */
export function openHosted({ url, anonKey, serviceRoleKey }: Project): Backend {
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

/** `init` with the key as `apikey`, and as the bearer where there is none, or where it must be. */
export function withKey(init: RequestInit = {}, key: string, isBearerToo: boolean): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  if (isBearerToo || !headers.has("Authorization")) headers.set("Authorization", `Bearer ${key}`);
  return { ...init, headers };
}
