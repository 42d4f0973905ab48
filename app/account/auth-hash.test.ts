import { expect, test } from "vitest";
import { readAuthHash } from "./auth-hash.ts";

test("a hash with tokens holds a session", () => {
  expect(readAuthHash("#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery")).toEqual({
    hasSession: true,
    error: null,
  });
});

test("an error with a code is told with its description", () => {
  expect(
    readAuthHash("#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired"),
  ).toEqual({
    hasSession: false,
    error: { code: "otp_expired", description: "Email link is invalid or has expired" },
  });
});

test("an error code is told even where it stands alone", () => {
  expect(readAuthHash("#error_code=500")?.error).toEqual({ code: "500", description: "" });
});

test("a refusal at the provider has no code and opens nothing", () => {
  expect(readAuthHash("#error=access_denied")).toEqual({ hasSession: false, error: null });
});

test.each(["", "#", "#names", "#c=db073d", "#%"])("%s is no word of the service", (hash) => {
  expect(readAuthHash(hash)).toBeNull();
});
