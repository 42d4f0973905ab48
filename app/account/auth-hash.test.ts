import { expect, test } from "vitest";
import { readAuthHash } from "./auth-hash.ts";

const NOTHING = { session: null, signUp: null, isHalfDone: false, errorCode: null };

test("a hash with tokens contains a session", () => {
  const hash = "#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery";
  const session = { accessToken: "a.b.c", refreshToken: "r", type: "recovery" };
  expect(readAuthHash(`${hash}&expires_at=5000`)).toEqual({ ...NOTHING, session: { ...session, issuedAt: 1400 } });
  expect(readAuthHash(hash)).toEqual({ ...NOTHING, session: { ...session, issuedAt: Number.NaN } });
});

test("a sign-up link contains a token and the email address that it confirms", () => {
  expect(readAuthHash("#token_hash=abc&type=signup&email=ada%40example.com")).toEqual({
    ...NOTHING,
    signUp: { tokenHash: "abc", email: "ada@example.com", isInvited: false },
  });
  expect(readAuthHash("#token_hash=abc&type=invite&email=ada%40example.com")?.signUp?.isInvited).toBe(true);
});

test("the first of two links for a new address says so", () => {
  const hash = "#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email";
  expect(readAuthHash(hash)).toEqual({ ...NOTHING, isHalfDone: true });
});

test("an error is returned by its code, and the description in the hash is ignored", () => {
  expect(readAuthHash("#error=access_denied&error_code=otp_expired&error_description=Call+us")).toEqual({
    ...NOTHING,
    errorCode: "otp_expired",
  });
});

test("a rejection at the provider has no error code and no session", () => {
  expect(readAuthHash("#error=access_denied")).toEqual(NOTHING);
});

test.each(["", "#", "#names", "#c=db073d", "#%", "#token_hash=abc", "#message=Hi"])(
  "%s is not an auth hash",
  (hash) => {
    expect(readAuthHash(hash)).toBeNull();
  },
);
