import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AuthMail } from "../../contract.ts";
import { sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import type { AuthCore } from "../core.ts";
import { AuthError } from "../error.ts";
import { makeLinkMail, needMail, sendLater } from "../mail-links.ts";
import { hashPassword, refuseWeakPassword } from "../passwords.ts";
import { metadataSchema, readEmail, readMembers } from "../read.ts";
import { type AuthContext, type AuthRoute, answerJson, type JsonObject } from "../route.ts";
import { createUser, describeEmail, findUser } from "../users.ts";

const bodySchema = v.object({
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  data: v.nullish(metadataSchema),
});

type SignUp = { email: string; passwordHash: string; data: JsonObject; redirectTo: string };

export const signUpRoutes: readonly AuthRoute[] = [{ method: "POST", path: "/signup", handle: signUp }];

async function signUp({ core, ip, body, url }: AuthContext) {
  const given = readMembers(bodySchema, body);
  if (!given.email) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const email = readEmail(given.email);
  if (!given.password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  refuseWeakPassword(given.password);
  needMail(core, "confirmation");
  await core.limits.take("signUpByIp", ip);
  await core.limits.take("mailByEmail", email);
  const data = given.data ?? {};
  // The same work, one mail and the same answer, whether or not there is an account.
  const passwordHash = await hashPassword(given.password);
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  sendLater(core, await register(core, { email, passwordHash, data, redirectTo }));
  return answerJson(describeSignUp(core, email, data));
}

/** Makes the account, unless the address has one. Gives back what its owner gets to read. */
function register(core: AuthCore, { email, passwordHash, data, redirectTo }: SignUp): Promise<AuthMail> {
  return core.db.transaction(async (tx) => {
    const id = randomUUID();
    const userMetadata = { ...data, ...describeEmail(id, email, false) };
    const created = await createUser(core, tx, {
      id,
      email,
      passwordHash,
      isConfirmed: false,
      userMetadata,
      provider: "email",
    });
    if (created) await writeAudit(core, tx, id, "user_signedup");
    const user = created ?? (await findUser(tx, email));
    if (!user || user.email_confirmed_at) return { type: "existing_account", to: email, url: core.siteUrl };
    // A second sign-up may be a stranger's and changes nothing: the password that is typed at the link of the mail counts.
    await sql`update auth.users set encrypted_password = coalesce(encrypted_password, ${passwordHash})
      where id = ${user.id}`.execute(tx);
    return makeLinkMail(core, tx, { id: user.id, to: email }, "signup", redirectTo);
  });
}

/**
 * The answer to every sign-up. It is made from what was sent alone: its ids belong to the address and to no account, so
 * that nothing in it, not even on a second try, tells whether there was one.
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
