import { setTimeout as pause, setImmediate } from "node:timers/promises";
import type { Context } from "hono";
import { createCounters, type Rule } from "../limits/limits.ts";
import { createTurns } from "../turns.ts";

/** Far more than a person or a page needs, so that only loops reach it. */
export const REQUESTS: Rule = { points: 600, duration: 60 };
/** A body counts as one more request for every so many bytes: reading a whole file takes up to 0.3 s. */
export const REQUEST_BYTES = 4096;
/** How long the server gets to other requests before a body, for each of the requests that it counts as. */
const BREAK_MS = 0.3;
const inTurn = createTurns(1);

/**
 * Counts requests to the API or to MCP by network and reports in headers how many are left:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/. Counts in this process's memory, because a
 * round trip to the database would cost more than most responses.
 */
export function createRequestCount(place: "api" | "mcp", { points, duration }: Rule = REQUESTS) {
  const counters = createCounters({ requests: { points, duration } }, place);
  const policy = `"${place}";q=${points};w=${duration}`;
  /**
   * Counts a request, or the length of its body once that has arrived (`bodyBytes`), which waits for its turn if it is
   * long; returns the seconds to wait if there were too many, otherwise 0.
   */
  return async (c: Context, network: string, bodyBytes?: number): Promise<number> => {
    const cost = bodyBytes === undefined ? 1 : Math.floor(bodyBytes / REQUEST_BYTES);
    if (cost === 0) return 0;
    const { left, resetSeconds, waitSeconds } = await counters.count("requests", network, cost);
    c.header("RateLimit-Policy", policy);
    c.header("RateLimit", `"${place}";r=${left};t=${resetSeconds}`);
    if (waitSeconds > 0) c.header("Retry-After", String(waitSeconds));
    else if (bodyBytes) await inTurn(() => takeBreak(cost));
    return waitSeconds;
  };
}

async function takeBreak(cost: number) {
  await setImmediate(); // The body before is read first: its time would count as the break.
  await pause(BREAK_MS * cost);
}
