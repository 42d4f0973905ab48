// The single process: plain Node runs this file (type stripping), in development and production.
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { openBackend } from "./backend/backend.ts";
import { HangingFolder, makeDataFolder, waitForFolder } from "./backend/data-folder.ts";
import { openPayments } from "./billing/payments.ts";
import { SWEEP_MS, sweep } from "./billing/sweep.ts";
import { describeFailure } from "./billing/tools.ts";
import { readConfig } from "./config/config.ts";
import { createHttpServer } from "./http/http-server.ts";
import { cleanTrash, TRASH_MS } from "./jobs/clean-trash.ts";
import { keepJobs } from "./jobs/jobs.ts";
import { createOutbox, keepSending } from "./jobs/outbox.ts";
import { openAttemptCounting } from "./limits/count-attempts.ts";
import { machineKeyOf } from "./machine-key.ts";
import { createMailer } from "./mail/mailer.ts";
import { openNames } from "./names/names.ts";
import { logAsJson } from "./observe/json-log.ts";
import { createMetrics, serveMetrics } from "./observe/metrics.ts";
import { type Handler, observeRequests } from "./observe/requests.ts";
import { nameRoute } from "./observe/route-names.ts";
import { findPagePaths } from "./pages/page-paths.ts";
import { createRedirects } from "./redirects/redirects.ts";

type AppModule = typeof import("./app.ts");

/** How long a stopping server waits for pending requests. */
const STOP_LIMIT_MS = 10_000;

const started = performance.now();
const isDevelopment = process.argv.includes("--dev");
process.env.NODE_ENV = isDevelopment ? "development" : "production";
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const config = await orExit(() => readConfig(process.env));
await orExit(() => waitForFolder(config.dataDir, "DATA_DIR"));
if (config.keysFile) await orExit(() => waitForFolder(config.keysFile ?? "", "KEYS_FILE"));
const requestLog = config.isLogJson ? logAsJson() : null;
const metrics = createMetrics();
const starting = Promise.withResolvers<Handler>();
// Accepts connections right away: requests that arrive before everything is open wait for it.
const server = createHttpServer(async (req, res) => {
  const handle = await starting.promise;
  if (isStopping) res.setHeader("Connection", "close");
  handle(req, res);
});
let isStopping = false;
let closeVite: (() => Promise<void>) | undefined;

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${config.port} on ${config.host} is in use. Stop that program, or choose another port: PORT=3001 npm start`
      : `The server cannot start: ${error.message}`,
  );
  process.exit(1);
});
await new Promise<void>((resolve) => server.listen(config.port, config.host, resolve));

// Opened here, not in app.ts: the development server evaluates app.ts again after each edit.
const mailer = createMailer(config, (result) => metrics.mails.inc({ result }));
const payments = await orExit(() => {
  if (config.payments?.kind === "test checkout") makeDataFolder(config.dataDir, "DATA_DIR");
  return openPayments(config.payments, config.dataDir);
});
const counting = openAttemptCounting(config);
const backend = await orExit(() => openBackend(config, mailer, () => void outbox.send(), counting.makeLimiter));
const outbox = createOutbox({
  backend,
  deliver: mailer.deliver,
  onGiveUp: () => metrics.mails.inc({ result: "given up" }),
});
const stopSending = keepSending(outbox, backend.ready);
// Pages work at once; the database may take a moment longer.
backend.ready.catch((error) => isStopping || exitWith(error));
const redirects = createRedirects({ backend, siteUrl: config.siteUrl });
redirects.start();
const services = {
  config,
  names: openNames(),
  backend,
  outbox,
  payments,
  redirects,
  makeLimiter: counting.makeLimiter,
  isStopping: () => isStopping,
  onPage: (from: "cache" | "render") => metrics.pages.inc({ from }),
};
starting.resolve(isDevelopment ? await developmentHandler() : await productionHandler());
console.log(
  `Huesmith ${isDevelopment ? "in development " : ""}on ${config.address} (ready in ${Math.round(performance.now() - started)} ms)`,
);
// Printed to the terminal only.
const locked = [backend.mailbox && "the mailbox", payments?.isForAll === false && "the test checkout"].filter(Boolean);
if (locked.length > 0) {
  const place = `${config.siteUrl ?? config.address}${backend.mailbox ? "/mailbox" : "/pricing"}`;
  console.log(`Private link to ${locked.join(" and ")}: ${place}?key=${machineKeyOf(backend)}`);
}

const billing = { backend, payments, now: Date.now };
const stopJobs = keepJobs(
  [
    { name: "billing", everyMs: SWEEP_MS, run: () => sweep(billing), describe: describeFailure },
    { name: "trash", everyMs: TRASH_MS, run: () => cleanTrash(backend) },
  ],
  backend,
  backend.ready,
  (name, result) => metrics.jobs.inc({ name, result }),
);

if (config.metrics) {
  const { port, host } = config.metrics;
  const served = await orExit(() => serveMetrics(metrics, port, host));
  console.log(`Metrics on http://${host}:${served.port}/metrics`);
}

process.once("SIGINT", stop);
process.once("SIGTERM", stop);

// npm runs scripts through a shell that does not forward SIGTERM; without this, killing `npm start` would leave the
// server running on its port.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 300).unref();
}

/** Returns what `open` returns, or prints one line for the operator and exits. */
async function orExit<Opened>(open: () => Opened | Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    return exitWith(error);
  }
}

function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof HangingFolder) process.kill(process.pid, "SIGKILL");
  process.exit(1);
}

async function productionHandler(): Promise<Handler> {
  const { getApp, routes }: AppModule = await import(new URL("../build/server/index.js", import.meta.url).href);
  const pages = new Set(findPagePaths(routes));
  return observeRequests(getRequestListener(getApp(services).fetch), {
    metrics,
    nameRoute: (path) => nameRoute(path, pages),
    log: requestLog,
    hasTrustedProxy: config.hasTrustedProxy,
  });
}

async function developmentHandler(): Promise<Handler> {
  const { createServer: createVite, isRunnableDevEnvironment } = await import("vite");
  const vite = await createVite({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  closeVite = () => vite.close();
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment of Vite cannot run modules");
  // Imported per request: free if nothing changed, and edits to the server apply without a restart.
  const listener = getRequestListener(async (request, env) => {
    try {
      const { getApp } = await ssr.runner.import<AppModule>("/server/app.ts");
      return getApp(services).fetch(request, env);
    } catch (error) {
      console.error(error);
      return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
    }
  });
  return (req, res) => vite.middlewares(req, res, () => listener(req, res));
}

/** Lets running requests finish, closes the database and sends the last emails, then exits 0. */
async function stop() {
  if (isStopping) return;
  isStopping = true;
  stopJobs();
  if (config.drainMs > 0) await pause(config.drainMs);
  void closeVite?.();
  redirects.stop();
  server.close(async () => {
    await stopSending();
    await backend.close();
    await mailer.close();
    await counting.close();
    process.exit(0);
  });
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
}
