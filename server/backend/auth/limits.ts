import { createCounters, groupIp, type MakeLimiter, type Rule } from "../../limits/limits.ts";
import { AuthError } from "./error.ts";

/** How many tries in how many seconds. */
const LIMITS = {
  /** Calls of strangers: a call with a session counts for its account alone. */
  anyByIp: { points: 300, duration: 60 },
  anyByUser: { points: 120, duration: 60 },
  signInByIp: { points: 30, duration: 300 },
  /** A stranger locks out only their own network; to lock out the owner takes ten networks. */
  signInByIpAndEmail: { points: 10, duration: 300 },
  signInByEmail: { points: 100, duration: 300 },
  /** A browser that has logged in to the account before counts for itself alone, see endpoints/token.ts. */
  signInByBrowser: { points: 10, duration: 300 },
  signUpByIp: { points: 20, duration: 3600 },
  anonymousByIp: { points: 30, duration: 3600 },
  mailByIp: { points: 20, duration: 3600 },
  /** One clock for known and unknown addresses: the answer does not tell whether there is an account. */
  mailByEmail: { points: 1, duration: 60 },
  /** A change of address can mail strangers, each once. */
  mailByUser: { points: 10, duration: 3600 },
  verifyByIp: { points: 30, duration: 300 },
  refreshByIp: { points: 150, duration: 300 },
  /** Apart from the line above: tokens of apps need no key, so any page can send wrong ones from its visitors' browsers. */
  appTokenByIp: { points: 150, duration: 300 },
  /** Services that connect many people come from few addresses. */
  registerByIp: { points: 60, duration: 3600 },
  providerByIp: { points: 60, duration: 300 },
  challengeByUser: { points: 30, duration: 300 },
  factorByUser: { points: 10, duration: 300 },
  /** Six digits, three of them right at a time: 50 wrong ones a day find one in 18 years. */
  factorByUserAndDay: { points: 50, duration: 86_400 },
  passwordByUser: { points: 10, duration: 300 },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;
/** "off" is for tests that sign up many people from one address. */
export type LimitOptions = "off" | Partial<Record<LimitName, Rule>>;

/** See `LIMITS`. */
export function createLimits(options: LimitOptions = {}, makeLimiter?: MakeLimiter) {
  const counters = options === "off" ? null : createCounters({ ...LIMITS, ...options }, { place: "auth", makeLimiter });
  const keyOf = (name: LimitName, key: string) => (name.endsWith("ByIp") ? groupIp(key) : key);
  return {
    /** Counts a try; throws an `AuthError` with status 429 when there were too many. */
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
