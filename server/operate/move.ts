import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { openBackend } from "../backend/backend.ts";
import { loadDump } from "../backend/backup/load.ts";
import { pack, seal, unpack, unseal } from "../backend/backup/seal.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import type { Config } from "../config.ts";
import { readUrl } from "../read-environment.ts";
import { readDatabase } from "./backup.ts";
import { placesOf } from "./backup-file.ts";
import { type DataCommand, parseArguments, Refusal } from "./command.ts";
import { SILENT } from "./open-service.ts";
import { describeLoaded } from "./restore.ts";

const EXAMPLE = "postgres://user:password@host:5432/name";

/** Copies the embedded database to an empty PostgreSQL; the server must not run, or it would go on writing here. */
export const move: DataCommand = {
  usage: ["move --to <postgres://…>     the embedded database to an empty PostgreSQL"],
  prepareAlone(args) {
    const { values, positionals } = parseArguments(args, { to: { type: "string" } });
    if (!values.to || positionals.length > 0) throw new Refusal(`Say where to: --to ${EXAMPLE}`);
    const url = readUrl({ "--to": values.to }, "--to", ["postgres:", "postgresql:"], EXAMPLE).href;
    return async (config) => {
      if (config.databaseUrl || config.supabase) throw new Error("Only an embedded database can be moved.");
      const packed = await readEmbedded(config);
      const target = openPostgres(url);
      try {
        const loaded = await loadDump(unseal(unpack(Readable.from([packed]))), target);
        return [
          ...describeLoaded(loaded),
          "Now start the server with DATABASE_URL. Everyone stays logged in as long as it has the same keys:",
          `KEYS_FILE=${placesOf(config).keys}. The old database in ${config.dataDir} is unchanged.`,
        ].join("\n");
      } finally {
        await target.close();
      }
    };
  },
};

/** Holds the folder meanwhile, so that no server runs on it. */
async function readEmbedded(config: Config): Promise<Buffer> {
  if (!existsSync(join(config.dataDir, "database"))) {
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR as for the server.`);
  }
  const backend = await openBackend(config, SILENT, () => {});
  try {
    await backend.ready;
    return await buffer(pack(seal(readDatabase(backend))));
  } finally {
    await backend.close();
  }
}
