import type { Context } from "hono";
import { createCounters } from "../limits/limits.ts";

/** Far more than a person or a page needs, so that only loops reach it. */
export const REQUESTS: ApiLimits = { points: 600, duration: 60 };

export type ApiLimits = { points: number; duration: number };

/**
 * Counts requests to the API by network and reports in headers how many are left:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/. Counts in this process's memory, because a
 * round trip to the database would cost more than most responses.
 */
export function createRequestCount({ points, duration }: ApiLimits = REQUESTS) {
  const counters = createCounters({ api: { points, duration } }, { place: "api" });
  const policy = `"api";q=${points};w=${duration}`;
  /** Counts a request; returns the seconds to wait if there were too many, otherwise 0. */
  return async (c: Context, network: string): Promise<number> => {
    const { left, resetSeconds, waitSeconds } = await counters.count("api", network);
    c.header("RateLimit-Policy", policy);
    c.header("RateLimit", `"api";r=${left};t=${resetSeconds}`);
    if (waitSeconds > 0) c.header("Retry-After", String(waitSeconds));
    return waitSeconds;
  };
}
