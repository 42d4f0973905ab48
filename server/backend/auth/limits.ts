import { createCounters, groupIp, type MakeLimiter, type Rule } from "../../limits/limits.ts";
import { AuthError } from "./error.ts";

/** The maximum number of attempts (`points`) per period (`duration`, in seconds). */
const LIMITS = {
  /** Calls without a session; those with a session count only for their account. */
  anyByIp: { points: 300, duration: 60 },
  anyByUser: { points: 120, duration: 60 },
  signInByIp: { points: 30, duration: 300 },
  /** A stranger locks out only their own network; locking out the owner takes ten networks. */
  signInByIpAndEmail: { points: 10, duration: 300 },
  signInByEmail: { points: 100, duration: 300 },
  /** A browser that has logged in to the account before is counted separately, see endpoints/token.ts. */
  signInByBrowser: { points: 10, duration: 300 },
  signUpByIp: { points: 20, duration: 3600 },
  anonymousByIp: { points: 30, duration: 3600 },
  mailByIp: { points: 20, duration: 3600 },
  /** The same for known and unknown addresses, so the response doesn't reveal whether there is an account. */
  mailByEmail: { points: 1, duration: 60 },
  /** An address change can email strangers, each once. */
  mailByUser: { points: 10, duration: 3600 },
  verifyByIp: { points: 30, duration: 300 },
  refreshByIp: { points: 150, duration: 300 },
  /** Separate from the limit above: app tokens need no key, so any page can send wrong ones from visitors' browsers. */
  appTokenByIp: { points: 150, duration: 300 },
  /** Services that connect many people use few IP addresses. */
  registerByIp: { points: 60, duration: 3600 },
  providerByIp: { points: 60, duration: 300 },
  challengeByUser: { points: 30, duration: 300 },
  factorByUser: { points: 10, duration: 300 },
  /** Three of a million six-digit codes are valid at a time: at 50 attempts a day, finding one takes 18 years. */
  factorByUserAndDay: { points: 50, duration: 86_400 },
  passwordByUser: { points: 10, duration: 300 },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
/** "off" is for tests that sign up many people from one address. */
export type LimitOptions = "off" | Partial<Record<LimitName, Rule>>;

/** See `LIMITS`. */
export function createLimits(options: LimitOptions = {}, makeLimiter?: MakeLimiter) {
  const counters = options === "off" ? null : createCounters({ ...LIMITS, ...options }, "auth", makeLimiter);
  const keyOf = (name: LimitName, key: string) => (name.endsWith("ByIp") ? groupIp(key) : key);
  return {
    /** Counts an attempt; throws an `AuthError` with status 429 if there were too many. */
    async take(name: LimitName, key: string): Promise<void> {
      const seconds = (await counters?.take(name, keyOf(name, key))) ?? 0;
      if (seconds > 0) throw tooMany(name, seconds);
    },
    giveBack: async (name: LimitName, key: string) => counters?.giveBack(name, keyOf(name, key)),
  };
}

function tooMany(name: LimitName, retrySeconds: number) {
  if (name !== "mailByEmail") {
    return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retrySeconds });
  }
  const message = `For security purposes, you can only request this after ${retrySeconds} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message, { retrySeconds });
}
