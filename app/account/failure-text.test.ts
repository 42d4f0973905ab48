import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { describeFailure } from "./failure-text.ts";

test("errors from the service keep their own message", () => {
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

test("a network error is never shown as Failed to fetch", () => {
  expect(describeFailure(new AuthRetryableFetchError("Failed to fetch", 0))).toContain("Check your connection");
  expect(describeFailure(new TypeError("NetworkError when attempting to fetch resource."))).toContain(
    "Check your connection",
  );
});

test.each(["{}", "HTTP 502", "Bad Gateway", ""])("a response without a useful text (%j) gets one", (message) => {
  expect(describeFailure(new AuthRetryableFetchError(message, 502))).toContain("isn't responding");
});

test("a proxy's HTML page is never shown as a JSON error", () => {
  const problem = new SyntaxError("Unexpected token '<', \"<html>\" is not valid JSON");
  for (const error of [problem, new AuthUnknownError(problem.message, problem)]) {
    expect(describeFailure(error)).toBe(
      "The service isn't responding. Try again in a minute; what you typed is still here.",
    );
  }
});

test("without typed input, the message does not mention any", () => {
  expect(describeFailure(new AuthRetryableFetchError("", 502), false)).toBe(
    "The service isn't responding. Try again in a minute.",
  );
  expect(describeFailure(new TypeError("Failed to fetch"), false)).toBe(
    "The server could not be reached. Check your connection and try again.",
  );
  expect(describeFailure(new AuthApiError("Database is away", 500, "x"), false)).toBe("Database is away");
});

test("a browser that can't store the session says so in plain words", () => {
  const error = new DOMException("Failed to execute 'setItem' on 'Storage'", "QuotaExceededError");
  expect(describeFailure(error)).toContain("its storage for this site is full");
});
