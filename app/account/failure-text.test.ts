import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { describeFailure } from "./failure-text.ts";

test("what the service refuses is told in its own words", () => {
  expect(describeFailure(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"))).toBe(
    "Invalid login credentials",
  );
  expect(
    describeFailure(new AuthApiError("For security purposes, you can only request this after 43 seconds.", 429, "x")),
  ).toBe("For security purposes, you can only request this after 43 seconds.");
  expect(describeFailure(new AuthRetryableFetchError("Database is starting", 503))).toBe("Database is starting");
  expect(describeFailure(new AuthWeakPasswordError("Password is too weak", 422, ["length"]))).toBe(
    "Password is too weak",
  );
});

test("without a connection nobody reads Failed to fetch", () => {
  expect(describeFailure(new AuthRetryableFetchError("Failed to fetch", 0))).toContain("Check your connection");
  expect(describeFailure(new TypeError("NetworkError when attempting to fetch resource."))).toContain(
    "Check your connection",
  );
});

test.each(["{}", "HTTP 502", "Bad Gateway", ""])("an answer without a text (%j) gets one", (message) => {
  expect(describeFailure(new AuthRetryableFetchError(message, 502))).toContain("does not answer");
});
