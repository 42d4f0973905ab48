import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson, inTransaction, writeAudit } from "../core.ts";
import { AuthError, emailExists, invalid } from "../error.ts";
import { type LinkType, makeLink, queueLink, requireMail } from "../mail-links.ts";
import { refuseWeakPassword } from "../passwords.ts";
import { mergeMetadata, metadataSchema, readEmail, readMembers, textMember } from "../read.ts";
import type { UserRow } from "../rows.ts";
import { beginEmailChange, createUser, describeUser, findUser, isFromSignUp, requireUserById } from "../users.ts";

const linkSchema = v.object({
  type: textMember,
  email: textMember,
  new_email: textMember,
  password: textMember,
  data: v.nullish(metadataSchema),
});
const inviteSchema = v.object({ email: textMember, data: v.nullish(metadataSchema) });

/** For operators who invite people or send their own emails. */
export const adminLinkRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/admin/generate_link", access: "service", handle: generateLink },
  { method: "POST", path: "/invite", access: "service", handle: invite },
];

/** Both addresses and the password have been validated. */
type Asked = {
  email: string;
  newEmail: string;
  passwordHash: string | null;
  data: v.InferOutput<typeof metadataSchema> | null;
};

/** Creates a link without sending it. The response contains it and lets anyone who has it log in. */
async function generateLink({ core, body, url }: AuthContext) {
  const given = readMembers(linkSchema, body);
  const type = given.type ?? "";
  const asked = {
    email: readEmail(given.email ?? ""),
    newEmail: type.startsWith("email_change") ? readEmail(given.new_email ?? "") : "",
    passwordHash: type === "signup" ? await hashGiven(core, given.password) : null,
    data: given.data ?? null,
  };
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  const made = await inTransaction(core, async (tx) => {
    const { userId, linkType } = await prepare(tx, type, asked);
    const link = await makeLink(tx, userId, linkType, redirectTo);
    const user = await describeUser(tx, await requireUserById(tx, userId));
    return { ...user, action_link: link.url, email_otp: link.token, hashed_token: link.token, linkType };
  });
  const { linkType, ...answer } = made;
  // As in Supabase Auth, a magic link for a new address is a sign-up.
  const verification_type = type === "magiclink" ? linkType : type;
  return answerJson({ ...answer, verification_type, redirect_to: redirectTo });
}

async function prepare(tx: AuthCore, type: string, asked: Asked): Promise<{ userId: string; linkType: LinkType }> {
  const known = await findUser(tx, asked.email);
  switch (type) {
    case "signup":
    case "invite":
      return { userId: await requirePending(tx, known, asked, type), linkType: type };
    case "magiclink":
      if (!known) return { userId: await requirePending(tx, null, asked, "signup"), linkType: "signup" };
      return { userId: known.id, linkType: "magiclink" };
    case "recovery":
      return { userId: requireKnown(known).id, linkType: "recovery" };
    case "email_change_new":
    case "email_change_current":
      await prepareEmailChange(tx, requireKnown(known), asked.newEmail);
      return {
        userId: requireKnown(known).id,
        linkType: type === "email_change_new" ? "email_change" : "email_change_current",
      };
    default:
      throw invalid(`Invalid email action link type requested: ${type.slice(0, 40)}`);
  }
}

async function invite({ core, body, url }: AuthContext) {
  const given = readMembers(inviteSchema, body);
  const email = readEmail(given.email ?? "");
  requireMail(core, "invite");
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  const user = await inTransaction(core, async (tx) => {
    const asked = { email, newEmail: "", passwordHash: null, data: given.data ?? null };
    const id = await requirePending(tx, await findUser(tx, email), asked, "invite");
    await queueLink(tx, { id, to: email }, "invite", redirectTo);
    return describeUser(tx, await requireUserById(tx, id));
  });
  return answerJson(user);
}

/** Returns the account of an unconfirmed address; creates it if there is none. */
async function requirePending(tx: AuthCore, known: UserRow | null, asked: Asked, type: "signup" | "invite") {
  const { email, passwordHash, data } = asked;
  if (known?.email_confirmed_at) throw emailExists();
  const user = known ?? (await createUser(tx, { email, passwordHash, isConfirmed: false, userMetadata: data ?? {} }));
  if (!user) throw emailExists();
  if (known && data) {
    const merged = JSON.stringify(mergeMetadata(isFromSignUp(known) ? {} : known.raw_user_meta_data, data));
    await sql`update auth.users set raw_user_meta_data = ${merged}::jsonb where id = ${user.id}`.execute(tx.db);
  }
  await writeAudit(tx, user.id, type === "invite" ? "user_invited" : "user_signedup");
  return user.id;
}

/** Repeated links for the same new address continue the change; a different address starts over. */
async function prepareEmailChange(tx: AuthCore, user: UserRow, newEmail: string) {
  const other = await findUser(tx, newEmail);
  if (other) throw emailExists();
  if (user.email_change !== newEmail) await beginEmailChange(tx, user.id, newEmail);
}

async function hashGiven(core: AuthCore, password: string | null | undefined) {
  if (!password) throw invalid("Signup requires a valid password");
  refuseWeakPassword(password);
  return core.hashPassword(password);
}

function requireKnown(known: UserRow | null): UserRow {
  if (!known) throw new AuthError(404, "user_not_found", "User with this email not found");
  return known;
}
