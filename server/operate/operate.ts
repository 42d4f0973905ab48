// `npm run operate -- <what> …`: what an operator does by hand, on the running server's data API or the hosted project's.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openHosted, withKey } from "../backend/hosted.ts";
import { openKeys } from "../backend/keys.ts";
import { type Config, readConfig } from "../config.ts";
import type { CallAsService } from "../redirects/read-redirects.ts";
import { operateRedirects } from "./redirects.ts";

const COMMANDS = { redirects: operateRedirects };

try {
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (!command) throw new Error(`npm run operate -- ${Object.keys(COMMANDS).join("|")} …`);
  const config = readConfig(process.env);
  await command(args, { callAsService: await findBackend(config), siteUrl: config.siteUrl, print: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The embedded database belongs to the server alone, so that calls go through it, with the key it has. */
async function findBackend({ supabase, address, dataDir, keysFile }: Config): Promise<CallAsService> {
  if (supabase) return openHosted(supabase).callAsService;
  const file = keysFile ?? join(dataDir, "keys.json");
  if (!existsSync(file)) throw new Error(`There is no ${file}: DATA_DIR and KEYS_FILE must be those of the server.`);
  const { secretKey } = await openKeys(dataDir, keysFile);
  return (path, init) =>
    fetch(address + path, withKey(init, secretKey, true)).catch(() => {
      throw new Error(`No server answers at ${address}: PORT and HOST must be those of the server, and it must run.`);
    });
}
