import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createSecrets } from "../backend/auth/secrets.ts";
import { openBackend } from "../backend/backend.ts";
import { loadDump } from "../backend/backup/load.ts";
import { isProject, loadIntoProject } from "../backend/backup/load-project.ts";
import { type Lines, pack, seal, unpack, unseal } from "../backend/backup/seal.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import { openKeys } from "../backend/keys.ts";
import type { Database } from "../backend/sql.ts";
import { type Config, POSTGRES_EXAMPLE } from "../config/config.ts";
import { readUrl } from "../config/read-environment.ts";
import { readDatabase } from "./backup.ts";
import { placesOf } from "./backup-file.ts";
import { type DataCommand, parseArguments, Refusal } from "./command.ts";
import { closeAfter, needDatabase, SILENT } from "./open-service.ts";
import { describeLoaded } from "./restore.ts";

/**
 * Copies the embedded database to an empty PostgreSQL, or to a Supabase project without users; the server must not run,
 * or it would keep writing here.
 */
export const move: DataCommand = {
  usage: [
    "move --to <postgres://…>     the embedded database to an empty PostgreSQL, or into an empty Supabase project",
  ],
  prepareAlone(args) {
    const { values, positionals } = parseArguments(args, { to: { type: "string" } });
    const url =
      positionals.length === 0 &&
      readUrl({ "--to": values.to }, "--to", ["postgres:", "postgresql:"], POSTGRES_EXAMPLE);
    if (!url) throw new Refusal(`Say where to: --to ${POSTGRES_EXAMPLE}`);
    return async (config) => {
      if (config.databaseUrl || config.supabase) throw new Error("Only an embedded database can be moved.");
      const packed = await readEmbedded(config);
      const said = await closeAfter(openPostgres(url.href), async (target) => {
        const lines = unseal(unpack(Readable.from([packed])));
        const isHosted = await isProject(target.db);
        return isHosted ? moveToProject(lines, target, config) : moveToPostgres(lines, target, config);
      });
      return [...said, `The old database in ${config.dataDir} is unchanged.`].join("\n");
    };
  },
};

async function moveToPostgres(lines: Lines, target: Database, config: Config): Promise<string[]> {
  return [
    ...describeLoaded(await loadDump(lines, target)),
    "Now start the server with DATABASE_URL. Everyone stays logged in as long as it has the same keys:",
    `KEYS_FILE=${placesOf(config).keys}.`,
  ];
}

async function moveToProject(lines: Lines, target: Database, config: Config): Promise<string[]> {
  const { sealingKey } = await openKeys(config.dataDir, config.keysFile);
  const moved = await loadIntoProject(lines, target, createSecrets(sealingKey).open);
  const { passkeys, mails } = moved;
  return [
    ...describeLoaded(moved),
    "Now start the server with SUPABASE_URL and the project's keys. Everyone must log in again, with the same password and",
    "the same authenticator app. Links in emails that were sent before no longer work.",
    ...(passkeys > 0 ? [`Passkeys can't be moved: ${passkeys} must be added again.`] : []),
    ...(mails > 0 ? [`Emails that haven't been sent can't be moved: ${mails}.`] : []),
  ];
}

/** Locks the folder meanwhile, so that no server runs on it. */
async function readEmbedded(config: Config): Promise<Buffer> {
  needDatabase(config);
  return closeAfter(await openBackend(config, SILENT, () => {}), async (backend) => {
    await backend.ready;
    return buffer(pack(seal(readDatabase(backend))));
  });
}
