import * as v from "valibot";
import { type Db, sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import type { AuthCore } from "../core.ts";
import { AuthError, toAuthError } from "../error.ts";
import { findLink, type LinkType, takeLink } from "../mail-links.ts";
import { hashPassword, refuseWeakPassword, verifyPassword } from "../passwords.ts";
import { readMembers } from "../read.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import type { UserRow } from "../rows.ts";
import { type SessionAnswer, type SignInMethod, startSession } from "../sessions.ts";
import { confirmEmail, refuseBanned, setEmail } from "../users.ts";

const bodySchema = v.object({
  type: v.nullish(v.string()),
  token_hash: v.nullish(v.string()),
  // Ours, for the link of a sign-up: whose account it is said to be, and the password that its owner types. Supabase
  // Auth and its clients know neither; see docs/decisions/0015-sessions-by-consent.md.
  email: v.nullish(v.string()),
  password: v.nullish(v.string()),
  new_password: v.nullish(v.string()),
});

type Link = { type: string; token: unknown; passwordHash: string | null };

/** The kinds of link that a type means: clients send "email" when they do not know whether the account is new. */
const LINK_TYPES: Readonly<Record<string, readonly LinkType[]>> = {
  signup: ["signup"],
  invite: ["signup"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change"],
  email: ["signup", "magiclink"],
};
const METHODS: Readonly<Record<LinkType, SignInMethod>> = {
  signup: "otp",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change: "email_change",
};

export const verifyRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/verify", access: "open", hasOwnLimit: true, handle: openLink },
  { method: "POST", path: "/verify", hasOwnLimit: true, handle: verifyToken },
];

/**
 * A person or a mail scanner opened the link of a mail: back to the site, with the session or the error behind the
 * `#`. The link of a sign-up is only looked at: the site asks for the password, and `POST /verify` confirms.
 */
async function openLink({ core, ip, request, url }: AuthContext) {
  const parameters = url.searchParams;
  const type = parameters.get("type") ?? "";
  const target = core.redirectFor(parameters.get("redirect_to"));
  let hash: URLSearchParams;
  try {
    await core.limits.take("verifyByIp", ip);
    const token = parameters.get("token") ?? parameters.get("token_hash");
    const refusal = "Email link is invalid or has expired";
    const pending = linkTypesOf(type).includes("signup") ? await findLink(core, core.db, "signup", token) : null;
    hash = new URLSearchParams(
      pending
        ? { token_hash: String(token), type: "signup", email: pending.email ?? "" }
        : describeSession(await verify(core, { type, token, passwordHash: null }, request, refusal), type),
    );
    await core.limits.giveBack("verifyByIp", ip);
  } catch (thrown) {
    const error = toAuthError(thrown);
    hash = new URLSearchParams({ error: "access_denied", error_code: error.code, error_description: error.message });
  }
  const headers = { location: `${target}#${hash}`, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}

async function verifyToken({ core, ip, request, body }: AuthContext) {
  await core.limits.take("verifyByIp", ip);
  const given = readMembers(bodySchema, body);
  if (!given.type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
  const refusal = "Token has expired or is invalid";
  const passwordHash = await readPassword(core, given, refusal);
  const link = { type: given.type, token: given.token_hash, passwordHash };
  const session = await verify(core, link, request, refusal);
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(session);
}

/**
 * The hash of the password that the owner of the address has typed: the one of the sign-up, or a new one. Null without one.
 * Outside of the transaction, because it takes long.
 */
async function readPassword(core: AuthCore, given: v.InferOutput<typeof bodySchema>, refusal: string) {
  const { type, token_hash, email, password, new_password } = given;
  if (!password && !new_password) return null;
  const user = linkTypesOf(type ?? "").includes("signup") ? await findLink(core, core.db, "signup", token_hash) : null;
  // A link must not take the password of a person who was shown another address.
  if (!user || email?.trim().toLowerCase() !== user.email) throw new AuthError(403, "otp_expired", refusal);
  if (new_password) {
    refuseWeakPassword(new_password);
    return hashPassword(new_password);
  }
  if (await verifyPassword(password ?? "", user.encrypted_password)) return user.encrypted_password;
  throw new AuthError(422, "password_not_chosen", "This is not the password that was chosen at sign-up");
}

async function verify(
  core: AuthCore,
  { type, token, passwordHash }: Link,
  request: Request,
  refusal: string,
): Promise<SessionAnswer> {
  const linkTypes = linkTypesOf(type);
  if (linkTypes.length === 0) throw new AuthError(400, "validation_failed", "Invalid email verification type");
  return core.db.transaction(async (tx) => {
    for (const linkType of linkTypes) {
      const user = await takeLink(core, tx, linkType, token);
      if (!user) continue;
      refuseBanned(core, user);
      await applyLink(core, tx, user, linkType, passwordHash);
      return startSession(core, tx, user, METHODS[linkType], request);
    }
    throw new AuthError(403, "otp_expired", refusal);
  });
}

function linkTypesOf(type: string): readonly LinkType[] {
  return (Object.hasOwn(LINK_TYPES, type) && LINK_TYPES[type]) || [];
}

function describeSession({ user: _, ...session }: SessionAnswer, type: string) {
  return { ...session, expires_in: `${session.expires_in}`, expires_at: `${session.expires_at}`, type };
}

async function applyLink(core: AuthCore, tx: Db, user: UserRow, type: LinkType, passwordHash: string | null) {
  if (type === "email_change") {
    if (!user.email_change) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    await setEmail(core, tx, user.id, user.email_change);
    await writeAudit(core, tx, user.id, "user_email_changed");
  }
  if (user.email_confirmed_at) return;
  // The password of the sign-up may be a stranger's: only one that came with the link counts from now on.
  await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${user.id}`.execute(tx);
  await confirmEmail(core, tx, user.id);
  await writeAudit(core, tx, user.id, "user_confirmed");
}
