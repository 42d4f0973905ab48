import { beforeEach, expect, test } from "vitest";
import type { AuthMail } from "../../mail/mail.ts";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, mails, open, confirm } = auth;

beforeEach(() => void mails.splice(0));

test("an email scanner that opens the link neither confirms the account nor uses up the link", async () => {
  await client().signUp({ email: "scanned@example.com", password: PASSWORD });
  for (const type of ["signup", "email", "invite"]) {
    const url = (mails[0]?.url ?? "").replace("type=signup", `type=${type}`);
    expect((await open({ type: "signup", to: "", url })).hash.has("access_token")).toBe(false);
  }
  expect((await confirm(mails[0])).status).toBe(200);
});

test("a password other than the sign-up's is rejected unless it is given as a new password", async () => {
  const email = "other@example.com";
  await client().signUp({ email, password: PASSWORD });
  expect((await confirm(mails[0], { password: "Another00" })).body).toMatchObject({
    code: 422,
    error_code: "password_not_chosen",
  });
  expect((await confirm(mails[0], { new_password: "weak" })).body.error_code).toBe("weak_password");
  expect((await confirm(mails[0], { new_password: "Another00" })).status).toBe(200);
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  expect((await client().signInWithPassword({ email, password: "Another00" })).error).toBeNull();
});

test("a link accepts no password together with a different email address", async () => {
  await client().signUp({ email: "mallory@example.com", password: PASSWORD });
  for (const to of ["ada@example.com", ""]) {
    for (const proof of [{ password: PASSWORD }, { new_password: PASSWORD }]) {
      expect((await confirm({ ...(mails[0] as AuthMail), to } as AuthMail, proof)).body.error_code).toBe("otp_expired");
    }
  }
  expect((await confirm(mails[0])).status).toBe(200);
});

test("confirming without a password starts a session and discards the sign-up password", async () => {
  const email = "plain@example.com";
  await client().signUp({ email, password: PASSWORD });
  const token_hash = new URL(mails[0]?.url ?? "").searchParams.get("token") ?? "";
  const { data } = await client().verifyOtp({ token_hash, type: "signup" });
  expect(data.session?.user.email).toBe(email);
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
});

test("neither a second sign-up nor a magic link changes the password of a pending account", async () => {
  const email = "again@example.com";
  await client().signUp({ email, password: PASSWORD });
  await client().signUp({ email, password: "Attack3r1" });
  await client().signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("email_not_confirmed");
  expect((await open(mails[1])).hash.get("error_code")).toBe("otp_expired"); // the newest link counts
  expect((await confirm(mails[2])).status).toBe(200);
  expect((await client().signInWithPassword({ email, password: "Attack3r1" })).error?.code).toBe("invalid_credentials");
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a sign-up after a magic link adds the missing password", async () => {
  const email = "late-password@example.com";
  await client().signInWithOtp({ email });
  await client().signUp({ email, password: PASSWORD });
  expect((await confirm(mails[1])).status).toBe(200);
});

test("a stranger's sign-up password is discarded when the owner of the address uses another link", async () => {
  for (const way of ["recover", "otp"] as const) {
    const email = `owner-${way}@example.com`;
    await client().signUp({ email, password: "Attack3r1" });
    if (way === "recover") await client().resetPasswordForEmail(email);
    else await client().signInWithOtp({ email });
    if (way === "recover") expect((await open(mails.at(-1))).hash.get("access_token")).toBeTruthy();
    else expect((await confirm(mails.at(-1), { new_password: PASSWORD })).status).toBe(200);
    const { error } = await client().signInWithPassword({ email, password: "Attack3r1" });
    expect(error?.message).toBe("Invalid login credentials");
  }
});

test.for(["new password", "recovery", "magic link"] as const)(
  "a stranger's metadata is discarded when the owner of the address confirms it: %s",
  async (way) => {
    const email = `data-${way.replace(" ", "-")}@example.com`;
    const data = { display_name: "Mallory" };
    if (way === "magic link") await client().signInWithOtp({ email, options: { data } });
    else await client().signUp({ email, password: "Attack3r1", options: { data } });
    if (way === "recovery") {
      await client().resetPasswordForEmail(email);
      await open(mails.at(-1));
    } else {
      await client().signUp({ email, password: PASSWORD, options: { data } });
      expect((await confirm(mails.at(-1), { new_password: PASSWORD })).status).toBe(200);
    }
    const { rows } = await sql`select id, raw_user_meta_data as data from auth.users where email = ${email}`.execute(
      auth.db,
    );
    const { id } = rows[0] as { id: string };
    expect(rows).toEqual([{ id, data: { sub: id, email, email_verified: true, phone_verified: false } }]);
  },
);

test("the metadata of a sign-up is kept if its password is given", async () => {
  const email = "own-data@example.com";
  await client().signUp({ email, password: PASSWORD, options: { data: { theme: "dark" } } });
  await client().signUp({ email, password: "Attack3r1", options: { data: { theme: "light" } } });
  const { body } = await confirm(mails.at(-1));
  expect(body.user.user_metadata).toMatchObject({ theme: "dark", email, email_verified: true });
});
