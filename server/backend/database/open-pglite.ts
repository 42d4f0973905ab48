// By default, PGlite runs with fsync off (`-F`) and its file system has no fsync at all: a commit would survive the end
// of the process, but not a power outage. Here every commit reaches the disk.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { type MemoryFS, PGlite, type Transaction } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { type Database, type Db, nameSlow, workInside } from "../sql.ts";
import { copyFrom17 } from "./copy-from-17.ts";
import { syncDescriptor, syncPath, syncTree } from "./disk-sync.ts";
import { VALUE_READERS } from "./read-values.ts";

// Optimizing the 8.7 MB module briefly takes 0.9 GB; baseline code with a small buffer cache takes 0.2 GB and doesn't
// slow down requests. All three flags are needed, before the first PGlite of the process.
const WASM_FLAGS = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "--liftoff-only"];

const SETTINGS = {
  search_path: "public",
  timezone: "UTC",
  exit_on_error: "false",
  log_checkpoints: "false",
  // Emscripten's fdatasync does nothing; its fsync reaches the underlying file system.
  wal_sync_method: "fsync",
  shared_buffers: "16MB",
  max_wal_size: "128MB", // log kept after a checkpoint, see upkeep.ts
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  io_method: "sync", // the others need separate processes
};

/** An empty cluster, created by scripts/make-cluster.mjs. */
const NEW_CLUSTER = fileURLToPath(new URL("../../../.generated/cluster", import.meta.url));
const OWN_VERSION = "18";
const OLD_VERSION = "17";
const NO_SPACE = 51;

/**
 * Opens the database in the folder `directory`, creating it the first time; null opens one in memory for tests, empty
 * or with these `files`. Takes no lock: the caller must hold the folder's lock (see lock.ts).
 */
export async function openPglite(directory: string | null, files?: MemoryFS): Promise<Database> {
  saveMemory();
  return asDatabase(await openEngine(directory, files));
}

/** Creates an empty cluster in a folder that doesn't exist yet, which takes seconds. */
export async function makeCluster(folder: string) {
  saveMemory();
  await (await PGlite.create(folder)).close();
}

function saveMemory() {
  for (const flag of WASM_FLAGS) setFlagsFromString(flag);
}

/** Wraps a PGlite that is already open. */
export async function asDatabase(
  pglite: Pick<PGlite, "exec" | "query" | "transaction" | "closed" | "close">,
): Promise<Database> {
  await pglite.exec("set timezone to 'UTC'");
  return {
    kind: "pglite",
    db: {
      query: queryOn(pglite),
      transaction: (work) => pglite.transaction((tx) => workInside(queryOn(tx), work)),
    },
    // PGlite has only one session.
    inSession: (work) =>
      work({
        run: async (sql) => void (await pglite.exec(sql)),
        rows: async (sql, parameters = []) => (await pglite.query<Record<string, unknown>>(sql, [...parameters])).rows,
      }),
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

function queryOn(connection: Pick<Transaction, "query">): Db["query"] {
  return nameSlow((text, values) => connection.query(text, [...values]));
}

async function openEngine(directory: string | null, files: MemoryFS | undefined): Promise<PGlite> {
  const parsers = { ...VALUE_READERS };
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const startParams = ["--single", "-O", "-j", ...settings];
  if (directory === null) return PGlite.create({ fs: files, parsers, startParams });
  try {
    await createCluster(directory);
    return await PGlite.create({ fs: new DurableNodeFs(directory), parsers, startParams });
  } catch (error) {
    throw new Error(
      `The database in ${directory} cannot be opened (${describe(error)}). If it is damaged, move that folder away and ` +
        "restore a backup: npm run operate -- restore <file>. Or start fresh: DATA_DIR=other npm start",
    );
  }
}

/** Emscripten's file errors aren't Error objects and have a WASI error number. */
function describe(error: unknown) {
  if (error instanceof Error) return error.message;
  const { errno } = error as { errno?: number };
  return errno === NO_SPACE ? "no space left on the disk" : `file error ${errno}`;
}

/** NodeFS with an fsync. */
class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun?.push((module) => {
      const nodeFs = module.NODEFS as unknown as NodeFsInside;
      nodeFs.stream_ops.fsync = (stream) => {
        // Directories have no descriptor here.
        if (stream.nfd === undefined) syncPath(nodeFs.realPath(stream.node));
        else syncDescriptor(stream.nfd);
        return 0;
      };
    });
    return made;
  }
}

/** The parts of Emscripten's NODEFS that its types leave out. */
type NodeFsInside = {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath: (node: unknown) => string;
};

/**
 * A first start and a copy from PostgreSQL 17 fill a neighboring folder, so that a failed one leaves nothing like a
 * database. A `.ready` folder is complete, and is moved into place even after a crash between the last two steps.
 */
async function createCluster(directory: string) {
  const unfinished = `${directory}.init`;
  const ready = `${directory}.ready`;
  if (!existsSync(directory) && existsSync(ready)) rename(ready, directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const version = readVersion(directory);
  if (version === OWN_VERSION) return;
  if (version !== null && version !== OLD_VERSION) {
    throw new Error(`it is from PostgreSQL ${version}, and this version of the site reads ${OWN_VERSION}`);
  }
  for (const leftover of [unfinished, ready]) rmSync(leftover, { recursive: true, force: true });
  cpSync(NEW_CLUSTER, unfinished, { recursive: true });
  if (version === OLD_VERSION) {
    const next = await PGlite.create(unfinished);
    await copyFrom17(directory, next);
    await next.close();
  }
  syncTree(unfinished);
  rename(unfinished, ready);
  if (version === OLD_VERSION) keepOld(directory);
  else rmdirSync(directory);
  rename(ready, directory);
}

function readVersion(directory: string) {
  const file = join(directory, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

function keepOld(directory: string) {
  const kept = `${directory}.postgres-${OLD_VERSION}.${new Date().toISOString().replaceAll(":", "-")}`;
  rename(directory, kept);
  console.log(
    `The database was copied to PostgreSQL ${OWN_VERSION}. The old one is kept in ${kept}: delete it once everything works.`,
  );
}

function rename(from: string, to: string) {
  renameSync(from, to);
  syncPath(dirname(resolve(to)));
}
