import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { findTotpStep, makeTotpSecret } from "./factors.ts";

const STEP_MS = 30_000;

test("a code is valid in its 30-second step and the steps before and after, and in no other", () => {
  const secret = makeTotpSecret();
  const step = 59_000_000;
  const code = new TOTP({ secret }).generate({ timestamp: step * STEP_MS });
  for (const [shift, found] of [
    [-2, null],
    [-1, step],
    [0, step],
    [1, step],
    [2, null],
  ] as const) {
    expect([shift, findTotpStep(secret, code, (step + shift) * STEP_MS)]).toEqual([shift, found]);
  }
});
