import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countOf } from "#color/words/count.ts";

/** The allowed attempts (`points`) within `duration` seconds. */
export type Rule = { points: number; duration: number };

/** Makes a counter for one rule; `count-attempts.ts` has one that several servers share. */
export type MakeLimiter = (options: Rule & { keyPrefix: string }) => Limiter;
type Limiter = Pick<RateLimiterMemory, "consume" | "reward">;

/** Counts in this process only. */
export const countInMemory: MakeLimiter = (options) => new RateLimiterMemory(options);

/** Counts attempts by rule and key. `place` separates the rules of one place from those of another. */
export function createCounters<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  place: string,
  makeLimiter: MakeLimiter = countInMemory,
) {
  const limiters = new Map(
    Object.entries<Rule>(rules).map(([name, rule]) => [name, makeLimiter({ ...rule, keyPrefix: `${place} ${name}` })]),
  );
  const limiterOf = (name: Name) => limiters.get(name) as Limiter;
  /**
   * Counts an attempt, or one that costs as much as several (`points`, 1 or more); returns how many are left, the seconds
   * until all are back, and the seconds to wait, if any.
   */
  async function count(name: Name, key: string, points = 1) {
    try {
      const { remainingPoints, msBeforeNext } = await limiterOf(name).consume(key, points);
      return { left: remainingPoints, resetSeconds: secondsOf(msBeforeNext), waitSeconds: 0 };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const waitSeconds = Math.max(1, secondsOf(refusal.msBeforeNext));
      return { left: 0, resetSeconds: waitSeconds, waitSeconds };
    }
  }
  return {
    count,
    /** Counts an attempt; returns the seconds to wait if there were too many, otherwise 0. */
    async take(name: Name, key: string): Promise<number> {
      return (await count(name, key)).waitSeconds;
    },
    /** Takes back an attempt: it was not a guess, or had no effect. */
    async giveBack(name: Name, key: string): Promise<void> {
      await limiterOf(name).reward(key);
    },
  };
}

function secondsOf(milliseconds: number) {
  return Math.ceil(milliseconds / 1000);
}

/** A household or a server has a whole /64 of IPv6 addresses, which counts as one. */
export function groupIp(ip: string): string {
  if (!ip.includes(":") || ip.includes(".")) return ip; // IPv4, also inside IPv6
  const [head = "", tail = ""] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  while (ip.includes("::") && groups.length + after.length < 8) groups.push("0");
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** A waiting time in words: `seconds` is a whole number from 1. */
export function waitText(seconds: number) {
  return seconds < 60 ? countOf(seconds, "second") : countOf(Math.ceil(seconds / 60), "minute");
}
