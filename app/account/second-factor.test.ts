import type { Session } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { needsSecondFactor } from "./second-factor.ts";

function session(aal: string, statuses: string[]) {
  const payload = Buffer.from(JSON.stringify({ aal, name: "Zoë ÿ?>" })).toString("base64url");
  const factors = statuses.map((status) => ({ id: status, factor_type: "totp", status }));
  return { access_token: `e30.${payload}.x`, user: { factors } } as unknown as Session;
}

test("an account without an authenticator app needs only the password", () => {
  expect(needsSecondFactor(session("aal1", []))).toBe(false);
  expect(needsSecondFactor({ ...session("aal1", []), user: {} } as Session)).toBe(false);
});

test("an unconfirmed factor does not count", () => {
  expect(needsSecondFactor(session("aal1", ["unverified"]))).toBe(false);
});

test("with an authenticator app, a code is required until it has been entered", () => {
  expect(needsSecondFactor(session("aal1", ["unverified", "verified"]))).toBe(true);
  expect(needsSecondFactor(session("aal2", ["verified"]))).toBe(false);
});

test("an unreadable token counts as not confirmed", () => {
  expect(needsSecondFactor({ ...session("aal2", ["verified"]), access_token: "junk" })).toBe(true);
});
