import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Loaded, loadDump } from "../backend/backup/load.ts";
import { makeDataFolder, needSpace } from "../backend/data-folder.ts";
import { syncPath } from "../backend/database/disk-sync.ts";
import { takeLock } from "../backend/database/lock.ts";
import { openPglite } from "../backend/database/open-pglite.ts";
import { openPostgres } from "../backend/database/open-postgres.ts";
import { putInPlace } from "../backend/keys.ts";
import type { Config } from "../config/config.ts";
import { refuseHosted } from "./backup.ts";
import { type BackupContent, type BackupHead, openBackupFile, placesOf } from "./backup-file.ts";
import { type DataCommand, readFileArgument } from "./command.ts";
import { closeAfter } from "./open-service.ts";

/** Restores a backup into an empty DATA_DIR, or into the empty database at DATABASE_URL: all of it or nothing. */
export const restore: DataCommand = {
  usage: ["restore <file>     a backup into an empty DATA_DIR or DATABASE_URL"],
  prepareAlone(args) {
    const file = readFileArgument(args);
    return async (config) => {
      refuseHosted(config);
      const content = await openBackupFile(file);
      const loaded = config.databaseUrl
        ? await restoreIntoPostgres(content, config, config.databaseUrl)
        : await restoreIntoFolder(content, config);
      return [...describeLoaded(loaded), `Restored everything as of ${content.madeAt}. Now start the server.`].join(
        "\n",
      );
    };
  },
};

/** One line for each non-empty table. */
export function describeLoaded({ tables, sequences }: Loaded): string[] {
  const filled = tables.filter(({ rows }) => rows > 0);
  return [
    ...filled.map(({ table, rows }) => `${table.padEnd(40)} ${rows}`),
    `All rows of ${tables.length} tables and ${sequences} sequences were compared and are the same.`,
  ];
}

async function restoreIntoPostgres(content: BackupContent, config: Config, url: string) {
  refuseOtherKeys(content, config);
  makeFolders(content, config); // once the rows are loaded, a second restore would be refused
  return closeAfter(openPostgres(url), async (database) => {
    const loaded = await loadDump(content.lines, database);
    putFiles(content, config);
    return loaded;
  });
}

/** Fills a neighboring folder, which replaces DATA_DIR once everything is on the disk. */
async function restoreIntoFolder(content: BackupContent, config: Config) {
  const { dataDir } = config;
  makeDataFolder(dataDir, "DATA_DIR");
  const release = takeLock(dataDir);
  const unfinished = join(dataDir, "database.restoring");
  try {
    refuseUsedFolder(dataDir);
    needSpace(dataDir, false);
    refuseOtherKeys(content, config);
    makeFolders(content, config);
    rmSync(unfinished, { recursive: true, force: true }); // left over from a killed restore
    makeDataFolder(unfinished, "DATA_DIR");
    const loaded = await closeAfter(await openPglite(join(unfinished, "database")), (database) =>
      loadDump(content.lines, database),
    );
    putFiles(content, config);
    renameSync(join(unfinished, "database"), join(dataDir, "database"));
    syncPath(dataDir);
    return loaded;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
}

function refuseUsedFolder(dataDir: string) {
  const used = ["database", "database.ready"].find((name) => existsSync(join(dataDir, name)));
  if (used) throw new Error(`${join(dataDir, used)} already has a database. Restore into another DATA_DIR.`);
}

function refuseOtherKeys({ keys }: BackupHead, config: Config) {
  const file = placesOf(config).keys;
  if (existsSync(file) && readFileSync(file, "utf8") !== keys) {
    throw new Error(`${file} has different keys than the backup. Move it, or set KEYS_FILE to another path.`);
  }
}

function makeFolders({ testCheckout }: BackupHead, config: Config) {
  const folder = dirname(placesOf(config).keys);
  makeDataFolder(folder, folder === config.dataDir ? "DATA_DIR" : "KEYS_FILE");
  if (testCheckout !== null) makeDataFolder(config.dataDir, "DATA_DIR");
}

function putFiles({ keys, testCheckout }: BackupHead, config: Config) {
  const places = placesOf(config);
  putInPlace(places.keys, keys);
  if (testCheckout !== null) putInPlace(places.testCheckout, testCheckout);
}
