import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { BACKUP_PATH } from "../backend/backup/answer-backup.ts";
import { unpack, unseal } from "../backend/backup/seal.ts";
import type { Config } from "../config/config.ts";
import { composeBackup, writeBackupFile } from "./backup-file.ts";
import { type DataCommand, readFileArgument } from "./command.ts";
import { closeAfter, openService, type Service } from "./open-service.ts";

const DUMP_LIMIT_MS = 30 * 60_000;

/** Writes the database and the keys to one file, with or without the server running. */
export const backup: DataCommand = {
  usage: ["backup <file>     database and keys, also while the server runs"],
  prepareAlone(args) {
    const file = readFileArgument(args);
    return async (config) => {
      refuseHosted(config);
      if (existsSync(file)) throw new Error(`${file} already exists. Choose another name.`);
      await closeAfter(await openService(config), (service) =>
        writeBackupFile(file, composeBackup(config, readDatabase(service))),
      );
      return `${file} holds all accounts and the keys: keep it where no one else can read it.`;
    };
  },
};

/** Refuses a hosted project, whose data is not this server's. */
export function refuseHosted({ supabase }: Config) {
  if (supabase) throw new Error("Supabase makes its own backups: see the project's dashboard.");
}

/** The lines of the database; throws at the end if some are missing. */
export async function* readDatabase({ callAsService }: Pick<Service, "callAsService">): AsyncGenerator<string> {
  const response = await callAsService(BACKUP_PATH, { signal: AbortSignal.timeout(DUMP_LIMIT_MS) });
  if (!response.ok || !response.body) throw new Error(`the server returned ${response.status}`);
  yield* unseal(unpack(Readable.fromWeb(response.body as ReadableStream)));
}
