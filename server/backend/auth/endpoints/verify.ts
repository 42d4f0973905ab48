import { sql } from "kysely";
import * as v from "valibot";
import type { Db } from "../../contract.ts";
import { writeAudit } from "../audit.ts";
import type { AuthCore } from "../core.ts";
import { AuthError, toAuthError } from "../error.ts";
import { type LinkType, takeLink } from "../mail-links.ts";
import { readMembers } from "../read.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import { type SessionAnswer, type SignInMethod, startSession } from "../sessions.ts";
import { confirmEmail, refuseBanned, setEmail, type UserRow } from "../users.ts";

const bodySchema = v.object({ type: v.nullish(v.string()), token_hash: v.nullish(v.string()) });

/** Which links a type stands for: "email" is what clients say who do not know whether the account is new. */
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

/** Somebody opened the link of a mail: back to the site, with the session or the error behind the `#`. */
async function openLink({ core, ip, request, url }: AuthContext) {
  const parameters = url.searchParams;
  const type = parameters.get("type") ?? "";
  const target = core.redirectFor(parameters.get("redirect_to"));
  let hash: URLSearchParams;
  try {
    await core.limits.take("verifyByIp", ip);
    const token = parameters.get("token") ?? parameters.get("token_hash");
    const { user: _user, ...session } = await verify(
      core,
      type,
      token,
      request,
      "Email link is invalid or has expired",
    );
    await core.limits.giveBack("verifyByIp", ip);
    hash = new URLSearchParams({
      ...session,
      expires_in: `${session.expires_in}`,
      expires_at: `${session.expires_at}`,
      type,
    });
  } catch (thrown) {
    const error = toAuthError(thrown);
    hash = new URLSearchParams({ error: "access_denied", error_code: error.code, error_description: error.message });
  }
  const headers = { location: `${target}#${hash}`, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}

async function verifyToken({ core, ip, request, body }: AuthContext) {
  await core.limits.take("verifyByIp", ip);
  const { type, token_hash: token } = readMembers(bodySchema, body);
  if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
  const session = await verify(core, type, token, request, "Token has expired or is invalid");
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(session);
}

async function verify(
  core: AuthCore,
  type: string,
  token: unknown,
  request: Request,
  refusal: string,
): Promise<SessionAnswer> {
  const linkTypes = Object.hasOwn(LINK_TYPES, type) ? LINK_TYPES[type] : undefined;
  if (!linkTypes) throw new AuthError(400, "validation_failed", "Invalid email verification type");
  const isToken = typeof token === "string" && /^[0-9a-f]{64}$/.test(token);
  if (!isToken) throw new AuthError(403, "otp_expired", refusal);
  return core.db.transaction().execute(async (tx) => {
    for (const linkType of linkTypes) {
      const user = await takeLink(core, tx, linkType, token);
      if (!user) continue;
      refuseBanned(core, user);
      await applyLink(core, tx, user, linkType);
      return startSession(core, tx, user, METHODS[linkType], request);
    }
    throw new AuthError(403, "otp_expired", refusal);
  });
}

async function applyLink(core: AuthCore, tx: Db, user: UserRow, type: LinkType) {
  if (type === "email_change") {
    if (!user.email_change) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    await setEmail(core, tx, user.id, user.email_change);
    await writeAudit(core, tx, user.id, "user_email_changed");
  }
  if (user.email_confirmed_at) return;
  if (type !== "signup") {
    // The password came with a sign-up that nobody confirmed: maybe not from the owner of the address.
    await sql`update auth.users set encrypted_password = null where id = ${user.id}`.execute(tx);
  }
  await confirmEmail(core, tx, user.id);
  await writeAudit(core, tx, user.id, "user_confirmed");
}
