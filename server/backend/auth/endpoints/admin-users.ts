import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson, inTransaction, writeAudit } from "../core.ts";
import { AuthError, emailExists, invalid } from "../error.ts";
import { deleteFactor, findFactor, listFactors } from "../factors.ts";
import { notifyOldAddress, queueMail } from "../mail-links.ts";
import { describePasskeys } from "../passkeys.ts";
import { refuseWeakPassword } from "../passwords.ts";
import { isId, mergeMetadata, metadataSchema, readEmail, readMembers, textMember } from "../read.ts";
import type { UserRow } from "../rows.ts";
import { addMethod, endSessions } from "../sessions.ts";
import { confirmEmail, createUser, describeUser, isFromSignUp, requireUserById, setEmail } from "../users.ts";
import { removePasskey } from "./passkey-list.ts";

const MAX_PER_PAGE = 1000;

const bodySchema = v.object({
  email: textMember,
  password: textMember,
  email_confirm: v.nullish(v.boolean()),
  user_metadata: v.nullish(metadataSchema),
  app_metadata: v.nullish(metadataSchema),
  /** "none", or hours such as "24h". */
  ban_duration: v.nullish(v.pipe(v.string(), v.regex(/^(none|\d{1,7}h)$/))),
});

/** For this server's own code and for operators, with the secret key. */
export const adminUserRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/admin/users", access: "service", handle: listUsers },
  { method: "POST", path: "/admin/users", access: "service", handle: addUser },
  { method: "GET", path: "/admin/users/:id", access: "service", handle: readUser },
  { method: "PUT", path: "/admin/users/:id", access: "service", handle: changeUser },
  { method: "DELETE", path: "/admin/users/:id", access: "service", handle: deleteUser },
  // For a person who lost the second factor, after the operator has verified their identity.
  { method: "GET", path: "/admin/users/:id/factors", access: "service", handle: answerFactors },
  { method: "DELETE", path: "/admin/users/:id/factors/:factorId", access: "service", handle: removeFactor },
  { method: "GET", path: "/admin/users/:id/passkeys", access: "service", handle: answerPasskeys },
  { method: "DELETE", path: "/admin/users/:id/passkeys/:passkeyId", access: "service", handle: deletePasskey },
  // Hosted projects don't have this endpoint.
  { method: "POST", path: "/admin/users/:id/sessions/:sessionId/raise", access: "service", handle: raiseSession },
];

/** Returns the account named in the path; throws a 404 if there is none. */
async function requireNamedUser({ core, parameters }: AuthContext): Promise<UserRow> {
  if (!isId(parameters.id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  return requireUserById(core, parameters.id);
}

/** `filter` keeps the users whose address contains it, as on a hosted project. */
async function listUsers({ core, url }: AuthContext) {
  const page = readNumber(url, "page", 1);
  const perPage = Math.min(readNumber(url, "per_page", 50), MAX_PER_PAGE);
  const filter = (url.searchParams.get("filter") ?? "").toLowerCase();
  const found = sql`where ${filter} = '' or position(${filter} in lower(email)) > 0`;
  const users = await sql<UserRow>`select * from auth.users ${found} order by created_at desc, id
    limit ${perPage} offset ${(page - 1) * perPage}`.all(core.db);
  const count = sql<{ total: number }>`select count(*)::int as total from auth.users ${found}`;
  const total = (await count.first(core.db))?.total ?? 0;
  const described = [];
  for (const user of users) described.push(await describeUser(core, user));
  const last = Math.max(1, Math.ceil(total / perPage));
  const linkTo = (to: number, rel: string) =>
    `<${core.issuer}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [linkTo(page + 1, "next")] : []), linkTo(last, "last")];
  const headers = { "x-total-count": String(total), link: links.join(", ") };
  return answerJson({ users: described, aud: "authenticated" }, headers);
}

async function addUser({ core, body }: AuthContext) {
  const given = readMembers(bodySchema, body);
  const email = readEmail(given.email ?? "");
  const passwordHash = await readNewPassword(core, given.password);
  const isConfirmed = given.email_confirm === true;
  const userMetadata = given.user_metadata ?? {};
  const appMetadata = given.app_metadata ?? {};
  const created = await inTransaction(core, (tx) =>
    createUser(tx, { email, passwordHash, isConfirmed, userMetadata, appMetadata }),
  );
  if (!created) throw emailExists();
  await ban(core, created.id, given.ban_duration);
  return answerUser(core, created.id);
}

async function readUser(context: AuthContext) {
  return answerJson(await describeUser(context.core, await requireNamedUser(context)));
}

async function changeUser(context: AuthContext) {
  const { core } = context;
  const user = await requireNamedUser(context);
  const given = readMembers(bodySchema, context.body);
  const email = given.email ? readEmail(given.email) : user.email;
  const passwordHash = await readNewPassword(core, given.password);
  await inTransaction(core, async (tx) => {
    if (given.user_metadata) {
      // What a pending sign-up set may be a stranger's, and would take the operator's along when it is confirmed.
      const known = !user.email_confirmed_at && isFromSignUp(user) ? {} : user.raw_user_meta_data;
      const userData = JSON.stringify(mergeMetadata(known, given.user_metadata));
      await sql`update auth.users set raw_user_meta_data = ${userData}::jsonb where id = ${user.id}`.execute(tx.db);
    }
    if (given.app_metadata) {
      const appData = JSON.stringify(mergeMetadata(user.raw_app_meta_data, given.app_metadata));
      await sql`update auth.users set raw_app_meta_data = ${appData}::jsonb where id = ${user.id}`.execute(tx.db);
    }
    // These two write into the metadata as well.
    if (given.email_confirm && !user.email_confirmed_at) await confirmEmail(tx, user.id);
    if (email !== null && email !== user.email) {
      await setEmail(tx, user.id, email);
      await notifyOldAddress(tx, user, email);
    }
    if (passwordHash) {
      await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${user.id}`.execute(tx.db);
      await endSessions(tx, user.id);
      if (email) await queueMail(tx, { type: "password_changed", to: email, url: tx.siteUrl });
    }
    await sql`update auth.users set updated_at = ${tx.timestamp()} where id = ${user.id}`.execute(tx.db);
  });
  await ban(core, user.id, given.ban_duration);
  return answerUser(core, user.id);
}

/** Deletes a user and all of their data: foreign keys cascade to the library's tables. */
async function deleteUser(context: AuthContext) {
  const user = await requireNamedUser(context);
  if (context.body.should_soft_delete === true) {
    throw new AuthError(422, "validation_failed", "Soft deletion is not supported");
  }
  await inTransaction(context.core, async (tx) => {
    await sql`delete from auth.users where id = ${user.id}`.execute(tx.db);
    await writeAudit(tx, user.id, "user_deleted");
  });
  return answerJson({});
}

async function readNewPassword(core: AuthCore, password: string | null | undefined) {
  if (!password) return null;
  refuseWeakPassword(password);
  return core.hashPassword(password);
}

/** Bans a person for a period, effective immediately. */
async function ban(core: AuthCore, userId: string, duration: string | null | undefined) {
  if (!duration) return;
  const until = duration === "none" ? null : core.timestamp(Number.parseInt(duration, 10) * 3_600_000);
  await sql`update auth.users set banned_until = ${until} where id = ${userId}`.execute(core.db);
  if (until) await endSessions(core, userId);
}

async function answerUser(core: AuthCore, id: string) {
  return answerJson(await describeUser(core, await requireUserById(core, id)));
}

function readNumber(url: URL, name: string, otherwise: number) {
  const text = url.searchParams.get(name) || String(otherwise);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid("Bad Pagination Parameters");
  return Number(text);
}

async function answerFactors(context: AuthContext) {
  const user = await requireNamedUser(context);
  return answerJson(await listFactors(context.core.db, user.id));
}

async function removeFactor(context: AuthContext) {
  const user = await requireNamedUser(context);
  const factor = await findFactor(context.core.db, user.id, context.parameters.factorId);
  await deleteFactor(context.core, factor, user);
  return answerJson({ id: factor.id });
}

async function answerPasskeys(context: AuthContext) {
  const user = await requireNamedUser(context);
  return answerJson(await describePasskeys(context.core.db, user.id));
}

async function deletePasskey(context: AuthContext) {
  return removePasskey(context.core, await requireNamedUser(context), context.parameters.passkeyId);
}

/**
 * Raises a session to the second level after a correct recovery code. It is tied to the person's factor as if the app
 * had given a code, so it falls back when another session removes that factor. Its next refreshed token reflects the new
 * level.
 */
async function raiseSession(context: AuthContext) {
  const user = await requireNamedUser(context);
  const { sessionId } = context.parameters;
  await inTransaction(context.core, async (tx) => {
    const factor = sql`select id from auth.mfa_factors where user_id = ${user.id} and status = 'verified'
      order by created_at limit 1`;
    const raised = sql`update auth.sessions set aal = 'aal2', factor_id = (${factor}), updated_at = ${tx.timestamp()}
      where id = ${sessionId} and user_id = ${user.id} and exists (${factor}) returning id`;
    if (!isId(sessionId) || !(await raised.first(tx.db))) {
      throw new AuthError(404, "session_not_found", "Session with a second factor not found");
    }
    await addMethod(tx, sessionId, "recovery_code");
    await writeAudit(tx, user.id, "recovery_code_used");
  });
  return answerJson({ id: sessionId });
}
