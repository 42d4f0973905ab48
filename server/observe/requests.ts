import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestLog } from "./json-log.ts";
import type { Metrics } from "./metrics.ts";
import { currentRequestId } from "./request-id.ts";

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

type Options = {
  metrics: Pick<Metrics, "requestSeconds" | "requestsUnderWay">;
  nameRoute: (path: string) => string;
  /** Null if requests are not logged. */
  log: RequestLog | null;
  /** True if a proxy of ours may set the request's id. */
  hasTrustedProxy: boolean;
};

/** Slow enough to notice. */
const SLOW_MS = 1000;
/** Waits for a database that is down, and reports that itself. */
const READINESS = "api ready";
/** nginx's status for a client that left before the response. */
const CLIENT_LEFT = 499;

/** Gives each request an id, returned as `X-Request-Id`, measures it, and logs slow ones. */
export function observeRequests(handle: Handler, { metrics, nameRoute, log, hasTrustedProxy }: Options): Handler {
  const timerOf = keepTimers(metrics.requestSeconds);
  return (req, res) => {
    const start = performance.now();
    const given = hasTrustedProxy ? req.headers["x-request-id"] : undefined;
    const id = typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    res.setHeader("X-Request-Id", id);
    metrics.requestsUnderWay.inc();
    const tell = (status: number) => {
      const ms = performance.now() - start;
      const { method = "" } = req;
      const route = nameRoute((req.url ?? "/").replace(/\?.*/s, ""));
      timerOf(route, METHODS.has(method) ? method : "other", status).observe(ms / 1000);
      currentRequestId.run(id, () => {
        log?.({ method, route, status, ms: Math.round(ms) });
        if (ms > SLOW_MS && route !== READINESS)
          console.warn(`Slow: ${method} ${route} took ${(ms / 1000).toFixed(1)} s (${status})`);
      });
    };
    // Slow readers don't count: by then the response is written.
    res.once("finish", () => tell(res.statusCode));
    res.once("close", () => {
      metrics.requestsUnderWay.dec();
      if (!res.writableFinished) tell(CLIENT_LEFT);
    });
    currentRequestId.run(id, () => handle(req, res));
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Cached, because the lookup by labels takes longer than the measurement. */
function keepTimers(histogram: Metrics["requestSeconds"]) {
  const timers = new Map<string, { observe: (seconds: number) => void }>();
  return (route: string, method: string, status: number) => {
    const key = `${route} ${method} ${status}`;
    const timer = timers.get(key) ?? histogram.labels({ route, method, status });
    timers.set(key, timer);
    return timer;
  };
}
