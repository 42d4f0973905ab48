// Four servers on one PostgreSQL behind HAProxy, under load: one is killed, all are redeployed in turn, and the
// database restarts. `npm run drill:servers` needs HAProxy and PostgreSQL (Debian: apt-get install haproxy postgresql).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startTestPostgres } from "../server/backend/database/test-postgres.ts";
import { findPort } from "../server/test-port.mjs";
import { type Load, startLoad } from "./load.ts";
import { type Program, startProgram, untilAnswered } from "./programs.ts";

const SERVERS = 4;
const PHASE_MS = 8000;

const folder = mkdtempSync(join(tmpdir(), "huesmith-drill-"));
const cluster = await startTestPostgres();
if (!cluster) throw new Error("PostgreSQL is not installed.");
const databaseUrl = await cluster.createDatabase();
const [door = 0, ...ports] = await Promise.all(Array.from({ length: 1 + SERVERS }, findPort));
const site = `http://127.0.0.1:${door}`;
const startServer = (port: number) =>
  startProgram(process.execPath, ["server/main.ts"], {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    KEYS_FILE: join(folder, "keys.json"),
    DATA_DIR: join(folder, "data"),
    TRUSTED_PROXY: "1",
    DRAIN_SECONDS: "2",
  });
const servers = new Map<number, Program>();
let balancer: Program | undefined;

try {
  // The first creates the keys, the others read them.
  for (const port of ports) {
    servers.set(port, startServer(port));
    await untilAnswered(`http://127.0.0.1:${port}/api/ready`);
  }
  balancer = startProgram("haproxy", ["-f", writeConfig()]);
  await untilAnswered(`${site}/api/ready`);
  const { secretKey, anonKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const load = await startLoad(site, { secretKey, anonKey });
  await drill(load);
} finally {
  for (const program of [balancer, ...servers.values()]) await program?.stop("SIGKILL");
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function drill(load: Load) {
  const [first = 0, second = 0] = ports;
  console.log(
    "| what happens | requests per second | sent again | 503 | other failures | slowest 1 % |\n|---|---:|---:|---:|---:|---:|",
  );
  await phase(load, "normal operation", async () => {});
  await phase(load, "one server is killed and restarts 3 s later", async () => {
    await servers.get(first)?.stop("SIGKILL");
    await pause(3000);
    servers.set(first, startServer(first));
  });
  await phase(load, "one server is deployed again", () => deploy(second));
  await phase(load, "all are deployed again, one after the other", async () => {
    for (const port of ports) await deploy(port);
  });
  await phase(load, "the database restarts", async () => cluster?.restart());
  const { acknowledged, missing, unexpected } = await load.end();
  console.log(`\n${acknowledged} colors were saved, ${missing} of them are missing.`);
  for (const line of unexpected) console.log(line);
  if (missing > 0 || unexpected.length > 0) process.exitCode = 1;
}

async function deploy(port: number) {
  await servers.get(port)?.stop("SIGTERM");
  servers.set(port, startServer(port));
  await untilAnswered(`http://127.0.0.1:${port}/api/ready`);
}

async function phase(load: Load, name: string, happen: () => Promise<void>) {
  load.count();
  const start = performance.now();
  await Promise.all([pause(PHASE_MS), pause(1000).then(happen)]);
  const { answers, again, unavailable, failed, slowestMs } = load.count();
  const seconds = (performance.now() - start) / 1000;
  const cells = [name, (answers / seconds).toFixed(0), again, unavailable, failed, `${slowestMs.toFixed(0)} ms`];
  console.log(`| ${cells.join(" | ")} |`);
}

function writeConfig() {
  const file = join(folder, "haproxy.cfg");
  const errorFile = join(process.cwd(), "deploy/unavailable.http");
  const lines = ports.map((port) => `  server port-${port} 127.0.0.1:${port}\n`).join("");
  const config = readFileSync("deploy/haproxy.cfg", "utf8")
    .replaceAll("/etc/haproxy/unavailable.http", errorFile)
    .replace("bind :80", `bind 127.0.0.1:${door}`)
    .replace(/^ {2}server .*\n/gm, "");
  writeFileSync(file, config + lines);
  return file;
}
