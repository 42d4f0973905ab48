import { beforeEach, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, pkceClient, mails, open, send } = auth;
const CHALLENGE = "a".repeat(43);

beforeEach(() => void mails.splice(0));

/** The code behind the newest mail's link. */
async function codeOf(mail = mails.at(-1)) {
  expect(new URL(mail?.url ?? "").searchParams.get("token")).toMatch(/^pkce_[0-9a-f]{64}$/);
  const { query, hash } = await open(mail);
  expect(hash.size).toBe(0);
  return query.get("code") ?? "";
}

const told = ({ error }: { error: { status?: number; code?: string; message: string } | null }) =>
  error && [error.status, error.code, error.message];
const UNKNOWN = [404, "flow_state_not_found", "invalid flow state, no valid flow state found"];

test("a sign-up is confirmed in the browser that started it, with what was chosen there", async () => {
  const email = "sign-up@example.com";
  await client().signUp({ email, password: "Attack3r1", options: { data: { theme: "light", name: "Mallory" } } });
  const browser = pkceClient();
  const options = { emailRedirectTo: "/user/colors?tab=1", data: { theme: "dark" } };
  await browser.signUp({ email, password: PASSWORD, options });
  const { target, query } = await open(mails.at(-1));
  expect([target, query.get("tab")]).toEqual(["http://localhost:3000/user/colors", "1"]);
  const { data, error } = await browser.exchangeCodeForSession(query.get("code") ?? "");
  expect([error, data.user?.email, data.user?.email_confirmed_at]).toEqual([null, email, expect.any(String)]);
  const known = { sub: data.user?.id, email, email_verified: true, phone_verified: false };
  expect(data.user?.user_metadata).toEqual({ theme: "dark", ...known });
  expect((await client().signInWithPassword({ email, password: "Attack3r1" })).error?.code).toBe("invalid_credentials");
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a link opened by its owner doesn't confirm a stranger's sign-up and can be opened again", async () => {
  const email = "victim@example.com";
  const stranger = pkceClient();
  await stranger.signUp({ email, password: "Attack3r1" });
  const code = await codeOf();
  const owner = pkceClient();
  await owner.signInWithOtp({ email: "other@example.com" });
  expect(told(await owner.exchangeCodeForSession(code))).toEqual([
    400,
    "bad_code_verifier",
    "code challenge does not match previously saved code verifier",
  ]);
  expect((await stranger.signInWithPassword({ email, password: "Attack3r1" })).error?.code).toBe("email_not_confirmed");
  const again = await codeOf(mails.find(({ to }) => to === email));
  expect(again).not.toBe(code);
});

test("a repeated sign-up invalidates the code of the first one", async () => {
  const email = "twice@example.com";
  const [first, second] = [pkceClient(), pkceClient()];
  await first.signUp({ email, password: PASSWORD });
  const code = await codeOf();
  await second.signUp({ email, password: PASSWORD });
  expect(told(await first.exchangeCodeForSession(code))).toEqual(UNKNOWN);
  expect((await second.exchangeCodeForSession(await codeOf())).error).toBeNull();
});

test("recovery, magic link and email change each start a session in the browser that asked", async () => {
  await auth.addUser("mails@example.com");
  const browser = pkceClient();
  await browser.resetPasswordForEmail("mails@example.com");
  const recovered = await browser.exchangeCodeForSession(await codeOf());
  expect([recovered.error, recovered.data]).toEqual([null, expect.objectContaining({ redirectType: "recovery" })]);

  await browser.signInWithOtp({ email: "mails@example.com" });
  expect((await browser.exchangeCodeForSession(await codeOf())).error).toBeNull();

  await browser.updateUser({ email: "moved@example.com" });
  await open(mails.at(-2));
  const moved = await browser.exchangeCodeForSession(await codeOf());
  expect(moved.data.user?.email).toBe("moved@example.com");
  expect(mails.at(-1)).toMatchObject({ type: "email_changed", to: "mails@example.com" });
  const methods = await browser.mfa.getAuthenticatorAssuranceLevel();
  expect(methods.data?.currentAuthenticationMethods).toMatchObject([{ method: "email_change" }]);
});

test("a magic link creates an account, and a resent link works the same way", async () => {
  const browser = pkceClient();
  await browser.signInWithOtp({ email: "fresh@example.com", options: { data: { theme: "dark" } } });
  expect((await browser.exchangeCodeForSession(await codeOf())).data.user).toMatchObject({
    email: "fresh@example.com",
    user_metadata: { theme: "dark" },
  });
  await browser.signUp({ email: "resent@example.com", password: PASSWORD });
  await browser.resend({ type: "signup", email: "resent@example.com" });
  expect((await browser.exchangeCodeForSession(await codeOf())).error).toBeNull();
});

test("a code works once, and only for five minutes", async () => {
  await auth.addUser("codes@example.com");
  const browser = pkceClient();
  const body = { email: "codes@example.com", code_challenge: CHALLENGE, code_challenge_method: "plain" };
  await send("POST", "/recover", { body });
  const code = await codeOf();
  const exchange = (auth_code: string, code_verifier = CHALLENGE) =>
    send("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } });
  expect((await exchange(code, "b".repeat(43))).body.error_code).toBe("bad_code_verifier");
  const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);

  await browser.resetPasswordForEmail("codes@example.com");
  const late = await codeOf();
  await sql`update auth.pkce_flows set auth_code_issued_at = auth_code_issued_at - interval '5 minutes'`.execute(
    auth.db,
  );
  expect(told(await browser.exchangeCodeForSession(late))).toEqual([
    422,
    "flow_state_expired",
    "invalid flow state, flow state has expired",
  ]);
});

test("a new password invalidates earlier links and their codes", async () => {
  await auth.addUser("void@example.com");
  const browser = pkceClient();
  await browser.resetPasswordForEmail("void@example.com");
  const code = await codeOf();
  const owner = client();
  await owner.signInWithPassword({ email: "void@example.com", password: PASSWORD });
  await owner.updateUser({ password: "N3wPassword" });
  expect(told(await browser.exchangeCodeForSession(code))).toEqual(UNKNOWN);
});

test.for(["global", "others", "address", "operator", "ban"] as const)(
  "a pending code is invalidated when the sessions end: %s",
  async (way) => {
    const email = `${way}@example.com`;
    const { id, browser: owner } = await auth.join(email);
    const browser = pkceClient();
    await browser.resetPasswordForEmail(email);
    const code = await codeOf();
    const asOperator = (body: object) => send("PUT", `/admin/users/${id}`, { key: auth.keys.secretKey, body });
    if (way === "address") {
      await owner.updateUser({ email: `new-${email}` });
      for (const link of mails.slice(-2)) await open(link);
    } else if (way === "operator") await asOperator({ password: "N3wPassword" });
    else if (way === "ban") {
      await asOperator({ ban_duration: "1h" });
      await asOperator({ ban_duration: "none" });
    } else await owner.signOut({ scope: way });
    expect(told(await browser.exchangeCodeForSession(code))).toEqual(UNKNOWN);
  },
);

test("a used or unknown link is reported in the query string, where a server can read it", async () => {
  await auth.addUser("used@example.com");
  await pkceClient().signInWithOtp({ email: "used@example.com" });
  await codeOf();
  for (const mail of [mails.at(-1), { ...mails.at(-1), url: mails.at(-1)?.url.replace(/pkce_\w{4}/, "pkce_0000") }]) {
    const { query, hash } = await open(mail as (typeof mails)[number]);
    expect([query.get("error_code"), hash.get("error_code"), query.has("code")]).toEqual([
      "otp_expired",
      "otp_expired",
      false,
    ]);
  }
});

test("signing up with an existing account's address sends no link", async () => {
  await auth.addUser("known@example.com");
  await pkceClient().signUp({ email: "known@example.com", password: PASSWORD });
  expect(mails.map(({ type }) => type)).toEqual(["existing_account"]);
});

test.for([
  [{ code_challenge: CHALLENGE }, "PKCE flow requires code_challenge_method and code_challenge"],
  [{ code_challenge_method: "s256" }, "PKCE flow requires code_challenge_method and code_challenge"],
  [
    { code_challenge: "short", code_challenge_method: "s256" },
    "code challenge has to be between 43 and 128 characters",
  ],
  [
    { code_challenge: `${CHALLENGE}/`, code_challenge_method: "s256" },
    "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
  ],
  [{ code_challenge: CHALLENGE, code_challenge_method: "md5" }, "unsupported code_challenge method"],
] as const)("the challenge %j is rejected by every endpoint", async ([challenge, msg]) => {
  const email = "challenge@example.com";
  for (const [path, body] of [
    ["/signup", { email, password: PASSWORD }],
    ["/recover", { email }],
    ["/otp", { email }],
    ["/resend", { email, type: "signup" }],
  ] as const) {
    const answer = await send("POST", path, { body: { ...body, ...challenge } });
    expect([path, answer.status, answer.body.error_code, answer.body.msg]).toEqual([
      path,
      400,
      "validation_failed",
      msg,
    ]);
  }
});

test("an exchange needs a code and a verifier, and an unknown code is not found", async () => {
  for (const body of [{}, { auth_code: "x" }, { code_verifier: "x" }]) {
    const answer = await send("POST", "/token?grant_type=pkce", { body });
    expect([answer.status, answer.body.msg]).toEqual([
      400,
      "invalid request: both auth code and code verifier should be non-empty",
    ]);
  }
  const body = { auth_code: crypto.randomUUID(), code_verifier: CHALLENGE };
  expect((await send("POST", "/token?grant_type=pkce", { body })).body).toMatchObject({
    code: 404,
    error_code: "flow_state_not_found",
  });
});

test("wrong verifiers count toward the limit of the network that sends them", async () => {
  using _log = vi.spyOn(console, "error").mockImplementation(() => {});
  const limited = await openTestAuth({ verifyByIp: { points: 2, duration: 60 } }, auth.db);
  const body = { auth_code: crypto.randomUUID(), code_verifier: CHALLENGE };
  const statuses = [];
  for (let tries = 0; tries < 3; tries++) {
    statuses.push((await limited.send("POST", "/token?grant_type=pkce", { body })).status);
  }
  expect(statuses).toEqual([404, 404, 429]);
});
