import { expect, test } from "vitest";
import { describeLinkError } from "./link-error.ts";

test("a known code has its own message", () => {
  expect(describeLinkError("otp_expired")).toEqual({
    code: "otp_expired",
    text: "This link is invalid or has expired. Request a new one.",
  });
  expect(describeLinkError("validation_failed").text).toContain("isn't set up here");
  expect(describeLinkError("provider_email_needs_verification").text).toContain("hasn't verified your email address");
});

test("an unknown code is kept and has a generic message", () => {
  const { code, text } = describeLinkError("toString");
  expect([code, text]).toEqual(["unknown", describeLinkError("never_heard_of").text]);
  expect(describeLinkError("never_heard_of").code).toBe("never_heard_of");
});

test.each(["Your account is locked, call +1 900", "x".repeat(65), "", "a-b", "<b>"])(
  "the code %j is replaced with unknown",
  (code) => {
    expect(describeLinkError(code).code).toBe("unknown");
  },
);
