import { expect, test } from "vitest";
import { describePasskeyFailure } from "./passkey-failure.ts";

test("a browser that supports no passkeys is described in words", () => {
  const cause = new DOMException("Not implemented", "NotSupportedError");
  const wrapped = Object.assign(new Error("a Non-Webauthn related error has occurred", { cause }), {
    name: cause.name,
  });
  for (const error of [cause, wrapped])
    expect(describePasskeyFailure(error)).toMatch(/^This browser can't use passkeys/);
});
