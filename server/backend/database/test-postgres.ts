// A throwaway PostgreSQL, if its programs are installed. For tests only.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { findPort } from "../../test-port.mjs";

export type TestPostgres = {
  /** The cluster's own database, as superuser. */
  url: string;
  /** An empty database owned by a regular user who can create roles, as a careful operator sets it up. */
  createDatabase: () => Promise<string>;
  /** Restarts the cluster, which ends all connections. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const START_LIMIT_MS = 30_000;
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "fsync=off",
  "shared_buffers=16MB",
  "max_connections=60",
  // A deadlock is searched for after this time, by default a second.
  "deadlock_timeout=50ms",
];

/** Starts a throwaway cluster on a free loopback port; warns and returns null if PostgreSQL isn't installed. */
export async function startTestPostgres(): Promise<TestPostgres | null> {
  const programs = findPrograms();
  if (!programs) {
    console.warn("PostgreSQL is not installed: these tests ran on PGlite only.");
    return null;
  }
  const user = process.getuid?.() === 0 ? findPlainUser() : undefined; // PostgreSQL does not run as root
  const folder = mkdtempSync(join(tmpdir(), "huesmith-postgres-"));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const port = await findPort();
  const options = ["-D", data, "-p", String(port), "-k", folder, ...SETTINGS.flatMap((setting) => ["-c", setting])];
  const run = () => spawn(join(programs, "postgres"), options, { ...user, cwd: folder, stdio: "ignore" });
  let server = run();
  const stopAtOnce = () => void server.kill("SIGQUIT");
  process.once("exit", stopAtOnce);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  await runSql(url, "create role huesmith login createrole");

  return {
    url,
    createDatabase: () => createTestDatabase(url),
    restart: async () => {
      await end(server, "SIGINT");
      server = run();
      await untilReady(url);
    },
    stop: async () => {
      await end(server, "SIGQUIT");
      process.off("exit", stopAtOnce);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on the cluster at this URL, empty or as a copy of an unused one; returns its URL. */
export async function createTestDatabase(cluster: string, copyOf = "template1"): Promise<string> {
  const name = `huesmith_${randomUUID().replaceAll("-", "")}`;
  await runSql(cluster, `create database ${name} owner huesmith template ${copyOf}`);
  const own = new URL(cluster);
  own.username = "huesmith";
  own.pathname = `/${name}`;
  return own.href;
}

/** The folder with `initdb` and `postgres`: on the PATH, or where Debian keeps it (the newest version). */
function findPrograms() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort().reverse() : [];
  return [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
  ]
    .filter((folder) => folder !== "")
    .find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function findPlainUser() {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres", "nobody"].map((name) => lines.find((text) => text.startsWith(`${name}:`))).find(Boolean);
  if (!line) throw new Error("PostgreSQL does not run as root, and has neither of the users postgres and nobody.");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(url: string) {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await runSql(url, "select 1");
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs any number of statements; returns the rows of a single one. */
export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(text);
    return Array.isArray(result) ? [] : result.rows;
  } finally {
    await client.end();
  }
}

function end(server: ChildProcess, signal: NodeJS.Signals) {
  return new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode) return resolve();
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}
