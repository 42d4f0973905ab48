import { existsSync } from "node:fs";
import { join } from "node:path";
import { openBackend, withKey } from "../backend/backend.ts";
import type { Backend } from "../backend/contract.ts";
import { openKeys } from "../backend/keys.ts";
import type { Config } from "../config/config.ts";

export type Service = Pick<Backend, "callAsService" | "close">;

/** A command sends no email. */
export const SILENT = { mailbox: null, canSend: false };
const ASK_LIMIT_MS = 10_000;

/**
 * Opens the data with the secret key, wherever the configuration puts it: a hosted project, a PostgreSQL, or the
 * embedded database, through the server if that runs and directly otherwise. Throws one clear line if there is none.
 */
export async function openService(config: Config): Promise<Service> {
  if (!config.supabase && !config.databaseUrl) {
    needDatabase(config);
    const running = await findServer(config);
    if (running) return running;
  }
  const backend = await openBackend(config, SILENT, () => {}).catch((error) => {
    if (config.supabase || config.databaseUrl) throw error;
    throw new Error(
      `${error.message}\nIf that's the server, set the same PORT here: nothing responds at ${config.address}.`,
    );
  });
  await backend.ready;
  return backend;
}

/** Closes a service or a database after the work. */
export async function closeAfter<Opened extends { close: () => Promise<void> }, Result>(
  opened: Opened,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Throws one clear line if the folder has no embedded database. */
export function needDatabase({ dataDir }: Config): void {
  if (existsSync(join(dataDir, "database"))) return;
  throw new Error(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`);
}

/** The server that holds the embedded database; null if none responds. The secret key goes to no other server. */
async function findServer({ address, dataDir, keysFile }: Config): Promise<Service | null> {
  const keys = await openKeys(dataDir, keysFile);
  const ask = (path: string, init?: RequestInit) =>
    fetch(address + path, { signal: AbortSignal.timeout(ASK_LIMIT_MS), ...init, redirect: "error" });
  // Only the server with these keys accepts the public key.
  const known = await ask("/rest/v1/plan_limits?limit=1", withKey({}, keys.anonKey, false)).catch(() => null);
  if (!known?.ok) return null;
  return {
    callAsService: (path, init) => ask(path, withKey(init, keys.secretKey, true)),
    close: async () => {},
  };
}
