import * as v from "valibot";
import { type AuthContext, answerJson, inTransaction } from "../core.ts";
import { AuthError } from "../error.ts";
import { dropFlow, findFlow, unknownFlow } from "../pkce.ts";
import { readMembers, textMember } from "../read.ts";
import { type SignInMethod, startSession } from "../sessions.ts";
import { findUserById, refuseBanned } from "../users.ts";
import { confirmBySignUp } from "./verify.ts";

const schema = v.object({ auth_code: textMember, code_verifier: textMember });

/** `POST /token?grant_type=pkce`: a session for the code of a link or provider, in the browser with the verifier. */
export async function exchangeCode({ core, ip, request, body }: AuthContext) {
  const { auth_code: code, code_verifier: verifier } = readMembers(schema, body);
  if (!code || !verifier) {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    throw new AuthError(400, "validation_failed", message);
  }
  await core.limits.take("verifyByIp", ip);
  const answer = await inTransaction(core, async (tx) => {
    const flow = await findFlow(tx, code, verifier);
    const user = await findUserById(tx, flow.user_id);
    if (!user) throw unknownFlow();
    refuseBanned(tx, user);
    if (!user.email_confirmed_at && !user.is_anonymous) await confirmBySignUp(tx, user, flow);
    await dropFlow(tx, flow);
    const session = await startSession(tx, user, flow.authentication_method as SignInMethod, request);
    return flow.provider_token ? { ...session, provider_token: tx.secrets.open(flow.provider_token) } : session;
  });
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(answer);
}
