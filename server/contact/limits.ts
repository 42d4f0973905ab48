import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** How many messages in how many seconds, in the memory of this process. */
const RULES = {
  network: { points: 10, duration: 3600 },
  sender: { points: 5, duration: 3600 },
} as const;

type Sender = { network: string; sender: string };

export type ContactLimits = {
  /** Counts a message; the seconds to wait when there were too many, otherwise 0. */
  take: (who: Sender) => Promise<number>;
  /** Forgives a message that was not sent after all. */
  giveBack: (who: Sender) => Promise<void>;
};

/** `network` is the caller's address as `groupIp` gives it, `sender` the address in the form. */
export function createContactLimits(areOff: boolean): ContactLimits {
  if (areOff) return { take: async () => 0, giveBack: async () => {} };
  const network = new RateLimiterMemory({ ...RULES.network, keyPrefix: "network" });
  const sender = new RateLimiterMemory({ ...RULES.sender, keyPrefix: "sender" });
  return {
    take: async (who) => {
      try {
        await network.consume(who.network);
        await sender.consume(who.sender.toLowerCase());
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    giveBack: async (who) => {
      await network.reward(who.network);
      await sender.reward(who.sender.toLowerCase());
    },
  };
}
