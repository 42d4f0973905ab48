import { expect, test } from "vitest";
import type { BillingState } from "#contract/billing.ts";
import { awaitPro } from "./checkout-return.tsx";

const FREE: BillingState = {
  isPro: false,
  source: null,
  status: null,
  periodEnd: null,
  cancelsAtPeriodEnd: false,
  price: null,
  switchTo: null,
  graceUntil: null,
  hasPortal: false,
  isTest: false,
};
const PRO: BillingState = { ...FREE, isPro: true, source: "subscription" };

test("it polls every two seconds until Pro is active", async () => {
  const answers = [FREE, FREE, PRO];
  const pauses: number[] = [];
  const state = await awaitPro({
    signal: new AbortController().signal,
    ask: async () => answers.shift() ?? FREE,
    pause: async (pauseMs) => void pauses.push(pauseMs),
  });
  expect(state).toBe(PRO);
  expect(pauses).toEqual([2000, 2000]);
});

test("a failed request is retried", async () => {
  let times = 0;
  const ask = async () => {
    times += 1;
    if (times === 1) throw new TypeError("fetch failed");
    return PRO;
  };
  expect(await awaitPro({ signal: new AbortController().signal, ask, pause: async () => {} })).toBe(PRO);
});

test("it gives up after a minute", async () => {
  let times = 0;
  const ask = async () => {
    times += 1;
    return FREE;
  };
  expect(await awaitPro({ signal: new AbortController().signal, ask, pause: async () => {} })).toBeNull();
  expect(times).toBe(31);
});

test("it stops when aborted, whatever the response is", async () => {
  const leaving = new AbortController();
  let times = 0;
  const ask = async () => {
    times += 1;
    leaving.abort();
    return PRO;
  };
  expect(await awaitPro({ signal: leaving.signal, ask, pause: async () => {} })).toBeNull();
  expect(times).toBe(1);
});
