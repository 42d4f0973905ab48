import type { Context } from "hono";
import { createCounters } from "../limits/limits.ts";

/** Many times what a person or a page needs, so that only loops reach it. */
export const REQUESTS: ApiLimits = { points: 600, duration: 60 };

export type ApiLimits = { points: number; duration: number };

/**
 * Counts requests to the API by network and says in headers how many are left:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/. In the memory of this process, because a trip to
 * the database would cost more than most answers.
 */
export function createRequestCount({ points, duration }: ApiLimits = REQUESTS) {
  const counters = createCounters({ api: { points, duration } }, { place: "api" });
  const policy = `"api";q=${points};w=${duration}`;
  /** Counts one, and returns the seconds to wait if there were too many, otherwise 0. */
  return async (c: Context, network: string): Promise<number> => {
    const { left, resetSeconds, waitSeconds } = await counters.count("api", network);
    c.header("RateLimit-Policy", policy);
    c.header("RateLimit", `"api";r=${left};t=${resetSeconds}`);
    if (waitSeconds > 0) c.header("Retry-After", String(waitSeconds));
    return waitSeconds;
  };
}
