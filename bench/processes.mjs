// Measures whether a second process doubles what a site renders: one, then two servers on the same PostgreSQL, behind a
// round-robin proxy, in turns within one run. `npm run bench:processes` builds first. The proxy and the client are this
// process; its CPU use is printed, because the servers lack it on a small machine.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../scripts/built-product.ts";
import { startTestPostgres } from "../server/backend/database/test-postgres.ts";
import { addressOf, BROWSER_ENCODINGS, closeConnections, rateOf } from "./rate.mjs";

const PORT = 4410;
const ROUNDS = 3;
const PAGES = ["/color/", "/contrast-checker", "/gradient-generator"];

const postgres = await startTestPostgres();
if (!postgres) throw new Error("This bench needs PostgreSQL.");
const keys = mkdtempSync(join(tmpdir(), "huesmith-bench-keys-"));
const env = { DATABASE_URL: await postgres.createDatabase(), KEYS_FILE: join(keys, `${randomUUID()}.json`) };
const servers = [];
for (const port of [PORT, PORT + 1]) servers.push(await startProduct(port, { env }));
const doors = [await openDoor([PORT]), await openDoor([PORT, PORT + 1])];

try {
  console.log(`${availableParallelism()} cores, ${ROUNDS} rounds of one and two processes in turns`);
  console.log(
    "| page | one | two | two ÷ one | cores used by the client | busy cores |\n|---|---:|---:|---:|---:|---:|",
  );
  for (const page of PAGES) console.log(await measure(page));
} finally {
  closeConnections();
  for (const { close } of doors) close();
  for (const { stop } of servers) await stop();
  await postgres.stop();
  rmSync(keys, { recursive: true });
}

async function measure(page) {
  const sums = doors.map(() => ({ rate: 0, own: 0, busy: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, { base }] of doors.entries()) {
      const before = readClocks();
      sums[place].rate += (await rateOf(() => base + addressOf(page), BROWSER_ENCODINGS)) / ROUNDS;
      const after = readClocks();
      const ms = after.at - before.at;
      sums[place].own += (after.own - before.own) / ms / ROUNDS;
      sums[place].busy += (after.busy - before.busy) / ms / ROUNDS;
    }
  }
  const [one, two] = sums;
  const cells = [
    one.rate.toFixed(0),
    two.rate.toFixed(0),
    `${(two.rate / one.rate).toFixed(2)}x`,
    `${one.own.toFixed(2)}, ${two.own.toFixed(2)}`,
    `${one.busy.toFixed(2)}, ${two.busy.toFixed(2)}`,
  ];
  return `| ${page === "/color/" ? "/color/{hex}" : page} | ${cells.join(" | ")} |`;
}

/** A proxy that hands its connections to these ports in turn. */
async function openDoor(ports) {
  let count = 0;
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(ports[count++ % ports.length], "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { base: `http://127.0.0.1:${server.address().port}`, close };
}

/** Milliseconds of CPU time: of this process, and of all cores for any program. */
function readClocks() {
  const { user, system } = process.cpuUsage();
  const times = cpus().map((core) => core.times);
  const busy = times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.irq, 0);
  return { at: performance.now(), own: (user + system) / 1000, busy };
}
