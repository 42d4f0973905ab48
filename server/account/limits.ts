import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { waitText } from "../wait-text.ts";
import { AccountProblem } from "./problem.ts";

const MINUTE_S = 60;

/** How often what may be asked for: `perAccount` and `perIp` in `minutes`. */
const RULES = {
  any: { perAccount: 120, perIp: 600, minutes: 1 },
  delete: { perAccount: 10, perIp: 40, minutes: 15 },
  recovery: { perAccount: 5, perIp: 30, minutes: 15 },
  checkout: { perAccount: 20, perIp: 200, minutes: 15 },
  codes: { perAccount: 10, perIp: 60, minutes: 60 },
} as const;

type RuleName = keyof typeof RULES;
type Limit = (rule: RuleName, who: { ip: string } | { account: string }) => Promise<void>;

/** Counts in the memory of this process; a call beyond its limit is a 429. */
export function createLimits(): Limit {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [rule, { perAccount, perIp, minutes }] of Object.entries(RULES)) {
    const duration = minutes * MINUTE_S;
    limiters.set(`${rule} ip`, new RateLimiterMemory({ keyPrefix: `${rule} ip`, points: perIp, duration }));
    limiters.set(
      `${rule} account`,
      new RateLimiterMemory({ keyPrefix: `${rule} account`, points: perAccount, duration }),
    );
  }
  return async (rule, who) => {
    const [kind, key] = "ip" in who ? ["ip", who.ip] : ["account", who.account];
    try {
      await limiters.get(`${rule} ${kind}`)?.consume(key);
    } catch (refusal) {
      const seconds = Math.ceil(((refusal as RateLimiterRes).msBeforeNext ?? MINUTE_S * 1000) / 1000);
      throw new AccountProblem(429, "too_many_requests", `Too many tries. Try again in ${waitText(seconds)}.`, seconds);
    }
  };
}
