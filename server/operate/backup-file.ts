// A backup is one file: gzipped lines of text, ending with a seal. First its description, then the files of DATA_DIR,
// then the database.
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";
import { BrokenSeal, type Lines, pack, seal, unpack, unseal } from "../backend/backup/seal.ts";
import { syncPath } from "../backend/database/disk-sync.ts";
import type { Config } from "../config/config.ts";

const FORMAT = "Huesmith backup 1";
const OWNER_ONLY_MODE = 0o600;

const headSchema = v.object({
  format: v.literal(FORMAT),
  madeAt: v.string(),
  keys: v.string(),
  testCheckout: v.nullable(v.string()),
});

/** `keys` and `testCheckout` are the contents of their files. */
export type BackupHead = v.InferOutput<typeof headSchema>;
export type BackupContent = BackupHead & { lines: AsyncIterable<string> };

/** Where an installation stores what belongs to the database. */
export function placesOf({ dataDir, keysFile }: Pick<Config, "dataDir" | "keysFile">) {
  return { keys: keysFile ?? join(dataDir, "keys.json"), testCheckout: join(dataDir, "test-checkout.json") };
}

/** The lines of a backup, with the keys and the test checkout that this configuration names. */
export async function* composeBackup(config: Config, database: Lines): AsyncGenerator<string> {
  const { keys, testCheckout } = placesOf(config);
  const head: BackupHead = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    keys: readFileSync(keys, "utf8"),
    testCheckout: existsSync(testCheckout) ? readFileSync(testCheckout, "utf8") : null,
  };
  yield JSON.stringify(head);
  yield* database;
}

/** Writes a new file atomically; it is on the disk when this resolves, and only its owner can read it. */
export async function writeBackupFile(file: string, lines: Lines) {
  const part = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await pipeline(pack(seal(lines)), createWriteStream(part, { flags: "wx", mode: OWNER_ONLY_MODE, flush: true }));
    renameSync(part, file);
    syncPath(dirname(file));
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(`The backup could not be written: ${(error as Error).message}`);
  }
}

/** The content of the file, read and verified completely beforehand. Throws one clear line for an invalid file. */
export async function openBackupFile(file: string): Promise<BackupContent> {
  try {
    for await (const _ of readLines(file));
    return await splitHead(readLines(file));
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw new Error(`The backup cannot be read: ${(error as Error).message}`);
    throw new Error(`${file} isn't a complete backup (${error.message}). Use another one.`);
  }
}

function readLines(file: string) {
  return unseal(unpack(createReadStream(file)));
}

async function splitHead(lines: AsyncGenerator<string>): Promise<BackupContent> {
  const { value } = await lines.next();
  const { output, success } = v.safeParse(v.pipe(v.string(), v.parseJson(), headSchema), value);
  if (!success) throw new BrokenSeal("it isn't a Huesmith backup, or it's from a newer version of the site");
  return { ...output, lines };
}
