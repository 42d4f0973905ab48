import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** In seconds: from a cached page to waits that people give up on. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of this process for Prometheus. Labels have no personal data: routes are names, see route-names.ts. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const metrics = {
    registry,
    requestSeconds: new Histogram({
      name: "huesmith_request_seconds",
      help: "How long requests took, by route, method and status.",
      labelNames: ["route", "method", "status"],
      buckets: BUCKETS,
      registers,
    }),
    requestsUnderWay: new Gauge({
      name: "huesmith_requests_under_way",
      help: "Requests in progress.",
      registers,
    }),
    pages: new Counter({
      name: "huesmith_pages_total",
      help: "Requests for pages that the cache may keep, by whether they were in it.",
      labelNames: ["from"],
      registers,
    }),
    mails: new Counter({
      name: "huesmith_mails_total",
      help: "Attempts to send an email, by result, and emails that were abandoned.",
      labelNames: ["result"],
      registers,
    }),
    jobs: new Counter({
      name: "huesmith_jobs_total",
      help: "Jobs run by this server, by name and result.",
      labelNames: ["name", "result"],
      registers,
    }),
  };
  // An alert on an increase sees the first failure only if there was a 0 before.
  for (const result of ["sent", "failed", "given up"]) metrics.mails.inc({ result }, 0);
  for (const name of ["billing", "trash"])
    for (const result of ["done", "failed"]) metrics.jobs.inc({ name, result }, 0);
  return metrics;
}

/** Serves the metrics at `/metrics`, on a separate port that must not be public. Throws if the port is in use. */
export async function serveMetrics({ registry }: Pick<Metrics, "registry">, port: number, host: string) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => reject(new Error(`METRICS_PORT cannot be used: ${message}`)));
    server.listen(port, host, resolve);
  });
  server.unref();
  return { port: (server.address() as { port: number }).port, close: () => void server.close() };
}
