import { beforeEach, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";

const auth = await openTestAuth("off");
const { client, keys, mails, send } = auth;
const { admin } = client("192.0.2.1", keys.secretKey);

beforeEach(() => void mails.splice(0));

type Asked = Parameters<typeof admin.generateLink>[0];
async function make(asked: Asked) {
  const { data, error } = await admin.generateLink(asked);
  if (error) throw error;
  return { user: data.user, ...data.properties };
}
/** The code and the text of a refusal. */
async function refusalOf(asked: object) {
  const { error } = await admin.generateLink(asked as Asked);
  return [error?.status, error?.code, error?.message];
}
const openLink = (url: string) => auth.open({ type: "recovery", to: "", url });

test("generating a sign-up link creates the account and sends no email", async () => {
  const email = "signup@example.com";
  const redirectTo = `${SITE}/user/account`;
  const made = await make({ type: "signup", email, password: PASSWORD, options: { data: { a: 1 }, redirectTo } });
  expect(made).toMatchObject({ verification_type: "signup", redirect_to: redirectTo });
  expect(made.user).toMatchObject({ email, user_metadata: { a: 1 } });
  expect(made.user).not.toHaveProperty("email_confirmed_at");
  expect(made.action_link).toContain(`/auth/v1/verify?token=${made.hashed_token}&type=signup&redirect_to=`);
  expect(mails).toEqual([]);
  const { hash } = await openLink(made.action_link);
  expect(Object.fromEntries(hash)).toEqual({ type: "signup", token_hash: made.hashed_token, email });
  const proof = { type: "signup", token_hash: made.hashed_token, email, password: PASSWORD };
  expect((await send("POST", "/verify", { body: proof })).status).toBe(200);
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a token works once, by its hash or with its email address", async () => {
  await auth.addUser("token@example.com");
  const first = await make({ type: "magiclink", email: "token@example.com" });
  const wrong = await client().verifyOtp({ type: "magiclink", email: "eve@example.com", token: first.email_otp });
  expect([wrong.error?.code, wrong.error?.message]).toEqual(["otp_expired", "Token has expired or is invalid"]);
  const right = { type: "magiclink", email: "Token@Example.com", token: first.email_otp } as const;
  expect((await client().verifyOtp(right)).data.user?.email).toBe("token@example.com");
  expect((await client().verifyOtp(right)).error?.code).toBe("otp_expired");
  const second = await make({ type: "recovery", email: "token@example.com" });
  const { error } = await client().verifyOtp({ type: "recovery", token_hash: second.hashed_token });
  expect(error).toBeNull();
});

test("a newer link invalidates the previous one", async () => {
  await auth.addUser("newer@example.com");
  const [old, fresh] = [
    await make({ type: "recovery", email: "newer@example.com" }),
    await make({ type: "recovery", email: "newer@example.com" }),
  ];
  expect((await openLink(old.action_link)).hash.get("error_code")).toBe("otp_expired");
  expect((await openLink(fresh.action_link)).hash.get("type")).toBe("recovery");
});

test("a magic link for a new address is a sign-up, as in Supabase Auth", async () => {
  const made = await make({ type: "magiclink", email: "fresh@example.com" });
  expect(made.verification_type).toBe("signup");
  const { data } = await client().verifyOtp({ type: "signup", token_hash: made.hashed_token });
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test("an invited user sets a password through the link", async () => {
  const email = "invited@example.com";
  const { data, error } = await admin.inviteUserByEmail(email, { data: { team: 1 } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: 1 } });
  expect(mails).toMatchObject([{ type: "invite", to: email }]);
  const { hash } = await auth.open(mails[0]);
  expect(hash.get("type")).toBe("invite");
  const body = { type: "invite", token_hash: hash.get("token_hash"), email, new_password: PASSWORD };
  const entered = await send("POST", "/verify", { body });
  expect(entered.body.user.user_metadata).toMatchObject({ team: 1, email_verified: true });
  expect((await send("POST", "/verify", { body })).body.error_code).toBe("otp_expired");
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("an invitation's metadata replaces that of an unconfirmed sign-up", async () => {
  const email = "invited-late@example.com";
  await client().signUp({ email, password: "Attack3r1", options: { data: { name: "Mallory" } } });
  await admin.inviteUserByEmail(email, { data: { team: 1 } });
  const { body } = await auth.confirm(mails.at(-1), { new_password: PASSWORD });
  expect(body.user.user_metadata).toEqual({ team: 1, email_verified: true });
});

test("an invitation is valid for a day, other links for an hour", async () => {
  await admin.inviteUserByEmail("slow@example.com");
  const signUp = await make({ type: "signup", email: "slower@example.com", password: PASSWORD });
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect((await openLink(signUp.action_link)).hash.get("error_code")).toBe("otp_expired");
    vi.setSystemTime(Date.now() + 22 * 3_600_000);
    expect((await auth.open(mails[0])).hash.get("type")).toBe("invite");
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await auth.open(mails[0])).hash.get("error_code")).toBe("otp_expired");
  } finally {
    vi.useRealTimers();
  }
});

test("an existing account can't be invited; a pending invitation can be repeated", async () => {
  await auth.addUser("member@example.com");
  const { error } = await admin.inviteUserByEmail("Member@example.com");
  const text = "A user with this email address has already been registered";
  expect([error?.status, error?.code, error?.message]).toEqual([422, "email_exists", text]);
  const asked = { email: "member@example.com", password: PASSWORD };
  for (const type of ["invite", "signup"])
    expect(await refusalOf({ type, ...asked })).toEqual([422, "email_exists", text]);
  await admin.inviteUserByEmail("waits@example.com");
  const again = await admin.inviteUserByEmail("waits@example.com");
  expect(again.error).toBeNull();
  expect(mails.map(({ to }) => to)).toEqual(["waits@example.com", "waits@example.com"]);
  expect((await auth.open(mails[0])).hash.get("error_code")).toBe("otp_expired");
});

test("links for unknown addresses or of unknown types are rejected with Supabase Auth's errors", async () => {
  const email = "no.one@example.com";
  const unknown = [404, "user_not_found", "User with this email not found"];
  expect(await refusalOf({ type: "recovery", email })).toEqual(unknown);
  expect(await refusalOf({ type: "email_change_new", email, newEmail: "x@example.com" })).toEqual(unknown);
  const type = "phone_change";
  expect(await refusalOf({ type, email })).toEqual([
    400,
    "validation_failed",
    `Invalid email action link type requested: ${type}`,
  ]);
  expect((await refusalOf({ type: "signup", email }))[2]).toBe("Signup requires a valid password");
  expect((await refusalOf({ type: "signup", email, password: "short" }))[1]).toBe("weak_password");
  expect((await refusalOf({ type: "recovery", email: "junk" }))[1]).toBe("validation_failed");
});

test("only the secret key can generate links and invite users", async () => {
  const { token: own } = await auth.join("target@example.com");
  for (const token of [undefined, own, keys.secretKey]) {
    const options = { body: { type: "recovery", email: "target@example.com" }, ...(token && { token }) };
    for (const path of ["/admin/generate_link", "/invite"])
      expect((await send("POST", path, options)).status).toBe(401);
  }
  expect(mails).toEqual([]);
});

test("with a link to the current address, an email change needs both links, in either order", async () => {
  for (const order of [
    ["new", "current"],
    ["current", "new"],
  ] as const) {
    const email = `from-${order[0]}@example.com`;
    const newEmail = `to-${order[0]}@example.com`;
    await auth.addUser(email);
    const links = {
      current: await make({ type: "email_change_current", email, newEmail }),
      new: await make({ type: "email_change_new", email, newEmail }),
    };
    const first = (await openLink(links[order[0]].action_link)).hash;
    expect(first.get("message")).toBe(
      "Confirmation link accepted. Please proceed to confirm link sent to the other email",
    );
    expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const token_hash = links[order[1]].hashed_token;
    const { data } = await client().verifyOtp({ type: "email_change", token_hash });
    expect(data.user?.email).toBe(newEmail);
  }
});

test("the link to the current address alone doesn't change the email", async () => {
  const [email, newEmail] = ["stays@example.com", "unproved@example.com"];
  await auth.addUser(email);
  const { hashed_token: token_hash } = await make({ type: "email_change_current", email, newEmail });
  const half = await client().verifyOtp({ type: "email_change", token_hash });
  expect([half.error, half.data.session]).toEqual([null, null]);
  expect((await client().verifyOtp({ type: "email_change", token_hash })).error?.code).toBe("otp_expired");
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a half-confirmed email change doesn't carry over to another new address", async () => {
  const email = "halves@example.com";
  await auth.addUser(email);
  const current = await make({ type: "email_change_current", email, newEmail: "mine@example.com" });
  const mine = await make({ type: "email_change_new", email, newEmail: "mine@example.com" });
  await openLink(mine.action_link);
  const browser = client();
  await browser.signInWithPassword({ email, password: PASSWORD });
  await browser.updateUser({ email: "someone.else@example.com" });
  expect((await openLink(current.action_link)).hash.get("error_code")).toBe("otp_expired");
  expect((await browser.getUser()).data.user?.email).toBe(email);
});
