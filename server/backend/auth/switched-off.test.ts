import { expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";

const auth = await openTestAuth("off");
const { client } = auth;

type Refusal = { status?: number | undefined; code?: string | undefined; message: string } | null;
const told = ({ error }: { error: Refusal }) => [error?.status, error?.code, error?.message];
const phone = "+15555551212";

test("phone numbers are rejected with Supabase Auth's errors", async () => {
  const browser = client();
  const code = "phone_provider_disabled";
  expect(told(await browser.signUp({ phone, password: PASSWORD }))).toEqual([400, code, "Phone signups are disabled"]);
  expect(told(await browser.signInWithPassword({ phone, password: PASSWORD }))).toEqual([
    422,
    code,
    "Phone logins are disabled",
  ]);
  expect(told(await browser.signInWithOtp({ phone }))).toEqual([400, code, "Unsupported phone provider"]);
  expect(told(await browser.resend({ type: "sms", phone }))).toEqual([400, code, "Phone logins are disabled"]);
  await auth.addUser("phone@example.com");
  await browser.signInWithPassword({ email: "phone@example.com", password: PASSWORD });
  expect(told(await browser.updateUser({ phone }))).toEqual([400, code, "Unsupported phone provider"]);
  expect(told(await browser.mfa.enroll({ factorType: "phone", phone }))).toEqual([
    422,
    "mfa_phone_enroll_not_enabled",
    "MFA enroll is disabled for Phone",
  ]);
});

test("a code for a phone number is rejected as wrong, and a malformed number as invalid", async () => {
  const refused = async (given: string, type: "sms" | "phone_change" | "signup") =>
    told(await client().verifyOtp({ phone: given, token: "123456", type: type as "sms" }));
  const expired = [403, "otp_expired", "Token has expired or is invalid"];
  expect(await refused(phone, "sms")).toEqual(expired);
  expect(await refused("1 555 555 1212", "phone_change")).toEqual(expired);
  for (const given of ["1555-invalid", "0155555512", "+", "1234567890123456"]) {
    const message = "Invalid phone number format (E.164 required)";
    expect(await refused(given, "sms")).toEqual([400, "validation_failed", message]);
  }
  expect(await refused(phone, "signup")).toEqual([400, "validation_failed", "Invalid sms verification type"]);
});

test("provider tokens, wallets and SAML are rejected with Supabase Auth's errors", async () => {
  const browser = client();
  expect(told(await browser.signInWithIdToken({ provider: "google", token: "a.b.c" }))).toEqual([
    400,
    "provider_disabled",
    'Provider (issuer "https://accounts.google.com") is not enabled',
  ]);
  const wallet = await auth.send("POST", "/token?grant_type=web3", { body: { chain: "solana" } });
  expect([wallet.status, wallet.body.error_code, wallet.body.msg]).toEqual([
    422,
    "web3_provider_disabled",
    "Web3 provider is disabled",
  ]);
  expect(told(await browser.signInWithSSO({ domain: "example.com" }))).toEqual([
    404,
    "saml_provider_disabled",
    "SAML 2.0 is disabled",
  ]);
});

test("an unknown factor type is rejected with Supabase Auth's error", async () => {
  const { token } = await auth.join();
  const options = { token, body: { factor_type: "palm" } };
  const { status, body } = await auth.send("POST", "/factors", options);
  expect([status, body.error_code, body.msg]).toEqual([
    400,
    "validation_failed",
    "factor_type needs to be totp, phone, or webauthn",
  ]);
});
