import { createHmac } from "node:crypto";
import { isSameSecret } from "../backend/auth/secrets.ts";

/** Less than a person needs to read the page and write a message. */
export const STAMP_MIN_AGE_MS = 3000;
const STAMP_MAX_AGE_MS = 24 * 3_600_000;

/** `early` and `old` were made here; `false` was not. */
export type StampState = "good" | "early" | "old" | "false";

/** The time when a form was sent out, signed with `key`, so that nothing has to be stored. `now` is in milliseconds. */
export function createStamps(key: Buffer, now: () => number) {
  const sign = (time: string) => createHmac("sha256", key).update(time).digest("base64url");
  const makeAt = (time: number) => {
    const text = time.toString(36);
    return `${text}.${sign(text)}`;
  };
  const check = (stamp: string): StampState => {
    const [time = "", signature = ""] = stamp.split(".");
    if (!isSameSecret(signature, sign(time))) return "false";
    const age = now() - Number.parseInt(time, 36);
    if (age < STAMP_MIN_AGE_MS) return "early";
    return age > STAMP_MAX_AGE_MS ? "old" : "good";
  };
  return {
    make: () => makeAt(now()),
    check,
    /** The same stamp while it can still be used, otherwise a new one. A form that was open for long need not wait again. */
    renew: (stamp: string) => {
      const state = check(stamp);
      if (state === "false") return makeAt(now());
      return state === "old" ? makeAt(now() - STAMP_MIN_AGE_MS) : stamp;
    },
  };
}
