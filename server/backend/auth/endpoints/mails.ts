import * as v from "valibot";
import { writeAudit } from "../audit.ts";
import { AuthError } from "../error.ts";
import { doLater, makeLinkMail, needMail, sendLater } from "../mail-links.ts";
import { metadataSchema, readEmail, readMembers } from "../read.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import { createUser, findUser } from "../users.ts";

const recoverSchema = v.object({ email: v.nullish(v.string()) });
const resendSchema = v.object({ type: v.nullish(v.string()), email: v.nullish(v.string()) });
const otpSchema = v.object({
  email: v.nullish(v.string()),
  create_user: v.nullish(v.boolean()),
  data: v.nullish(metadataSchema),
});

/** Mails on request. The answers are the same for every address, with or without an account. */
export const mailRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/recover", handle: recover },
  { method: "POST", path: "/resend", handle: resend },
  { method: "POST", path: "/otp", handle: sendMagicLink },
  { method: "POST", path: "/magiclink", handle: sendMagicLink },
];

async function recover(context: AuthContext) {
  const { core, url } = context;
  const given = readMembers(recoverSchema, context.body);
  if (!given.email) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  needMail(core, "recovery");
  const email = await readAddress(context, given.email);
  const user = await findUser(core.db, email);
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  doLater(core, async () => {
    if (!user) return;
    await writeAudit(core, core.db, user.id, "user_recovery_requested");
    sendLater(core, await makeLinkMail(core, core.db, { id: user.id, to: email }, "recovery", redirectTo));
  });
  return answerJson({});
}

async function resend(context: AuthContext) {
  const { core, url } = context;
  const { type, email: given } = readMembers(resendSchema, context.body);
  if (type !== "signup" && type !== "email_change") {
    const known = "signup, email_change, sms, phone_change";
    throw new AuthError(400, "validation_failed", `Missing one of these types: ${known}`);
  }
  if (!given) throw new AuthError(400, "validation_failed", "Type provided requires an email address");
  needMail(core, type === "signup" ? "confirmation" : "email change");
  const email = await readAddress(context, given);
  const user = await findUser(core.db, email);
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  doLater(core, async () => {
    if (user && type === "signup" && !user.email_confirmed_at) {
      sendLater(core, await makeLinkMail(core, core.db, { id: user.id, to: email }, "signup", redirectTo));
    }
    // An address that belongs to another account by now gets no link.
    if (user?.email_change && type === "email_change" && !(await findUser(core.db, user.email_change))) {
      const to = { id: user.id, to: user.email_change };
      sendLater(core, await makeLinkMail(core, core.db, to, "email_change", redirectTo));
    }
  });
  return answerJson({ message_id: null });
}

async function sendMagicLink(context: AuthContext) {
  const { core, url } = context;
  const given = readMembers(otpSchema, context.body);
  if (!given.email) throw new AuthError(400, "validation_failed", "One of email or phone must be set");
  needMail(core, "magic link");
  const email = await readAddress(context, given.email);
  const data = given.data ?? {};
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  doLater(core, async () => {
    const mail = await core.db.transaction(async (tx) => {
      let user = await findUser(tx, email);
      if (!user && given.create_user !== false) {
        const created = await createUser(core, tx, {
          email,
          isConfirmed: false,
          userMetadata: data,
          provider: "email",
        });
        user = created ?? (await findUser(tx, email));
      }
      if (!user) return null;
      const type = user.email_confirmed_at ? "magiclink" : "signup";
      return makeLinkMail(core, tx, { id: user.id, to: email }, type, redirectTo);
    });
    if (mail) sendLater(core, mail);
  });
  return answerJson({});
}

async function readAddress({ core, ip }: AuthContext, given: string) {
  const email = readEmail(given);
  await core.limits.take("mailByIp", ip);
  await core.limits.take("mailByEmail", email);
  return email;
}
