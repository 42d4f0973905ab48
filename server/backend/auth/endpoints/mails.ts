import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../../sql.ts";
import {
  type AuthContext,
  type AuthCore,
  type AuthRoute,
  answerJson,
  inTransaction,
  type JsonObject,
  writeAudit,
} from "../core.ts";
import { AuthError, invalid, phoneDisabled } from "../error.ts";
import { queueLink, queueMail, requireMail, runAfterResponse } from "../mail-links.ts";
import { refuseWeakPassword } from "../passwords.ts";
import { type Challenge, challengeMembers, readChallenge } from "../pkce.ts";
import { mergeMetadata, metadataSchema, readEmail, readMembers, textMember } from "../read.ts";
import { startSession } from "../sessions.ts";
import { createAnonymousUser, createUser, describeEmail, findUser } from "../users.ts";

const signUpSchema = v.object({
  email: textMember,
  phone: textMember,
  password: textMember,
  data: v.nullish(metadataSchema),
  ...challengeMembers,
});
const recoverSchema = v.object({ email: textMember, ...challengeMembers });
const resendSchema = v.object({ type: textMember, email: textMember, ...challengeMembers });
const otpSchema = v.object({
  email: textMember,
  phone: textMember,
  create_user: v.nullish(v.boolean()),
  data: v.nullish(metadataSchema),
  ...challengeMembers,
});

/** Endpoints that send email. The responses are the same for every address, with or without an account. */
export const mailRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/signup", handle: signUp },
  { method: "POST", path: "/recover", handle: recover },
  { method: "POST", path: "/resend", handle: resend },
  { method: "POST", path: "/otp", handle: sendMagicLink },
  { method: "POST", path: "/magiclink", handle: sendMagicLink },
];

type SignUp = {
  email: string;
  passwordHash: string;
  data: JsonObject;
  redirectTo: string;
  challenge: Challenge | null;
};

async function signUp(context: AuthContext) {
  const { core, ip, body, url } = context;
  const given = readMembers(signUpSchema, body);
  if (given.phone) throw phoneDisabled("Phone signups are disabled");
  if (!given.email) return signInAnonymously(context, given.data ?? {});
  const email = readEmail(given.email);
  if (!given.password) throw invalid("Signup requires a valid password");
  refuseWeakPassword(given.password);
  const challenge = readChallenge(given);
  requireMail(core, "confirmation");
  await core.limits.take("signUpByIp", ip);
  await core.limits.take("mailByEmail", email);
  const data = given.data ?? {};
  // Does the same work, sends one email and returns the same response whether or not the account exists.
  const passwordHash = await core.hashPassword(given.password);
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  const asked = { email, passwordHash, data, redirectTo, challenge };
  await inTransaction(core, (tx) => register(tx, asked));
  return answerJson(describeSignUp(core, email, data));
}

/** Off unless configured, since any program can create such accounts. */
async function signInAnonymously({ core, ip, request }: AuthContext, data: JsonObject) {
  if (!core.areAnonymousAllowed) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  await core.limits.take("anonymousByIp", ip);
  const session = await inTransaction(core, async (tx) =>
    startSession(tx, await createAnonymousUser(tx, data), "anonymous", request),
  );
  return answerJson(session);
}

/** Creates the account unless the address has one. Emails the owner of the address either way. */
async function register(tx: AuthCore, { email, passwordHash, data, redirectTo, challenge }: SignUp): Promise<void> {
  const id = randomUUID();
  const userMetadata = mergeMetadata(data, describeEmail(id, email, false));
  const created = await createUser(tx, { id, email, passwordHash, isConfirmed: false, userMetadata });
  if (created) await writeAudit(tx, id, "user_signedup");
  const user = created ?? (await findUser(tx, email));
  if (!user || user.email_confirmed_at) {
    return queueMail(tx, { type: "existing_account", to: email, url: tx.siteUrl });
  }
  // A second sign-up may be a stranger's and changes nothing: the password entered at the email's link counts.
  await sql`update auth.users set encrypted_password = coalesce(encrypted_password, ${passwordHash})
    where id = ${user.id}`.execute(tx.db);
  const pkce = challenge && { ...challenge, passwordHash, userMetadata: data };
  await queueLink(tx, { id: user.id, to: email }, "signup", redirectTo, pkce);
}

/**
 * The response to every sign-up. It is built from the request alone: its ids belong to the address rather than an
 * account, so nothing in it, even on a second attempt, reveals whether there was one.
 */
function describeSignUp(core: AuthCore, email: string, data: JsonObject) {
  const id = core.secrets.deriveId(`user ${email}`);
  const now = core.timestamp();
  const identityData = describeEmail(id, email, false);
  const times = { last_sign_in_at: now, created_at: now, updated_at: now };
  const identity_id = core.secrets.deriveId(`identity ${email}`);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { ...data, ...identityData },
    identities: [{ identity_id, id, user_id: id, identity_data: identityData, provider: "email", ...times, email }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function recover(context: AuthContext) {
  const { core, body } = context;
  const given = readMembers(recoverSchema, body);
  if (!given.email) throw invalid("Password recovery requires an email");
  const challenge = readChallenge(given);
  requireMail(core, "recovery");
  const { email, redirectTo } = await readReceiver(context, given.email);
  runAfterResponse(core, async (tx) => {
    const user = await findUser(tx, email);
    if (!user) return;
    await writeAudit(tx, user.id, "user_recovery_requested");
    await queueLink(tx, { id: user.id, to: email }, "recovery", redirectTo, challenge);
  });
  return answerJson({});
}

async function resend(context: AuthContext) {
  const { core, body } = context;
  const { type, email: given, ...asked } = readMembers(resendSchema, body);
  const challenge = readChallenge(asked);
  if (type === "sms" || type === "phone_change") throw phoneDisabled("Phone logins are disabled");
  if (type !== "signup" && type !== "email_change") {
    const known = "signup, email_change, sms, phone_change";
    throw invalid(`Missing one of these types: ${known}`);
  }
  if (!given) throw invalid("Type provided requires an email address");
  requireMail(core, type === "signup" ? "confirmation" : "email change");
  const { email, redirectTo } = await readReceiver(context, given);
  runAfterResponse(core, async (tx) => {
    const user = await findUser(tx, email);
    if (user && type === "signup" && !user.email_confirmed_at) {
      await queueLink(tx, { id: user.id, to: email }, "signup", redirectTo, challenge);
    }
    // No link is sent if the address belongs to another account by now.
    if (user?.email_change && type === "email_change" && !(await findUser(tx, user.email_change))) {
      const receiver = { id: user.id, to: user.email_change, needsOld: user.email_change_token_current !== null };
      await queueLink(tx, receiver, "email_change", redirectTo, challenge);
    }
  });
  return answerJson({ message_id: null });
}

async function sendMagicLink(context: AuthContext) {
  const { core, body } = context;
  const given = readMembers(otpSchema, body);
  if (given.phone) throw phoneDisabled("Unsupported phone provider");
  if (!given.email) throw invalid("One of email or phone must be set");
  const challenge = readChallenge(given);
  requireMail(core, "magic link");
  const { email, redirectTo } = await readReceiver(context, given.email);
  const pkce = challenge && { ...challenge, userMetadata: given.data ?? {} };
  runAfterResponse(core, async (tx) => {
    const known = await findUser(tx, email);
    const created = known || given.create_user === false ? null : await addUnconfirmed(tx, email);
    // Another request may have just created it.
    const user = known ?? created ?? (await findUser(tx, email));
    if (!user) return;
    const type = user.email_confirmed_at ? "magiclink" : "signup";
    await queueLink(tx, { id: user.id, to: email }, type, redirectTo, pkce);
  });
  return answerJson({});
}

/** Without metadata: only the browser that asks for a code can prove that it was its own. */
function addUnconfirmed(tx: AuthCore, email: string) {
  const id = randomUUID();
  return createUser(tx, { id, email, isConfirmed: false, userMetadata: describeEmail(id, email, false) });
}

/**
 * Returns the address to email and where its link leads back to. The account is looked up after the response, so that
 * timing reveals nothing.
 */
async function readReceiver({ core, ip, url }: AuthContext, given: string) {
  const email = readEmail(given);
  await core.limits.take("mailByIp", ip);
  await core.limits.take("mailByEmail", email);
  return { email, redirectTo: core.redirectFor(url.searchParams.get("redirect_to")) };
}
