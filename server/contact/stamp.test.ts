import { expect, test } from "vitest";
import { createStamps, MIN_STAMP_AGE_MS } from "./contact.ts";

const KEY = Buffer.alloc(32, 7);
const DAY_MS = 24 * 3_600_000;

function openStamps() {
  let clock = Date.UTC(2026, 10, 22);
  const stamps = createStamps(KEY, () => clock);
  return { ...stamps, wait: (ms: number) => (clock += ms) };
}

test("a stamp is early at first, then valid for a day, then old", () => {
  const { make, check, wait } = openStamps();
  const stamp = make();
  expect(check(stamp)).toBe("early");
  wait(MIN_STAMP_AGE_MS - 1);
  expect(check(stamp)).toBe("early");
  wait(1);
  expect(check(stamp)).toBe("good");
  wait(DAY_MS - MIN_STAMP_AGE_MS);
  expect(check(stamp)).toBe("good");
  wait(1);
  expect(check(stamp)).toBe("old");
});

test("unsigned times, wrong signatures and wrong keys are rejected", () => {
  const { make, check, wait } = openStamps();
  const [time = "", signature = ""] = make().split(".");
  const stranger = createStamps(Buffer.alloc(32, 8), () => Date.UTC(2026, 10, 22)).make();
  wait(MIN_STAMP_AGE_MS);
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
  for (const stamp of ["", ".", time, `${earlier}.${signature}`, `${time}.${signature.slice(1)}A`, stranger]) {
    expect([stamp, check(stamp)]).toEqual([stamp, "false"]);
  }
});

test("an old stamp is renewed as valid, a false one as early, and a usable one is kept", () => {
  const { make, check, renew, wait } = openStamps();
  const stamp = make();
  expect(renew(stamp)).toBe(stamp);
  wait(DAY_MS + 1);
  expect(check(renew(stamp))).toBe("good");
  expect(check(renew("false"))).toBe("early");
});
