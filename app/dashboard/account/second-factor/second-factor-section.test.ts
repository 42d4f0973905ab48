import { expect, test } from "vitest";
import { isUnavailable } from "./second-factor-section.tsx";

test("a service without authenticator apps is distinguished from other errors", () => {
  expect(isUnavailable(failure({ status: 422, code: "mfa_totp_enroll_not_enabled" }))).toBe(true);
  expect(isUnavailable(failure({ status: 404 }))).toBe(true);
  expect(isUnavailable(failure({ status: 422, code: "mfa_verification_failed" }))).toBe(false);
  expect(isUnavailable(failure({ status: 0 }))).toBe(false);
  expect(isUnavailable("mfa_totp_enroll_not_enabled")).toBe(false);
});

function failure(parts: { status: number; code?: string }) {
  return Object.assign(new Error("refused"), parts);
}
