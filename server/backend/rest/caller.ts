import { isSameSecret } from "../auth/secrets.ts";
import type { BackendKeys } from "../keys.ts";
import type { Tokens } from "../tokens.ts";
import { Refusal } from "./problem.ts";
import { UUID } from "./values.ts";

export type Role = "anon" | "authenticated" | "service_role";
/** `claims` are what `auth.uid()` and the policies read. */
export type Caller = { role: Role; claims: Record<string, unknown> };

/**
 * Who asks. `apikey` must be one of the two keys. Then a bearer token decides, as on a hosted project: the secret key
 * with a person's token acts for that person. Only the secret key without a token may do everything.
 */
export async function identify(headers: Headers, keys: BackendKeys, readToken: Tokens["read"]): Promise<Caller> {
  const apikey = headers.get("apikey");
  if (!apikey) {
    throw new Refusal(401, "401", "No API key found in request", null, "No `apikey` request header was found.");
  }
  const isService = isSameSecret(apikey, keys.secretKey);
  if (!isService && !isSameSecret(apikey, keys.anonKey)) throw new Refusal(401, "401", "Invalid API key");

  const bearer = /^bearer(?:\s+(.*))?$/i.exec(headers.get("authorization")?.trim() ?? "");
  if (!bearer || isSameSecret(bearer[1] ?? "", apikey)) {
    const role = isService ? "service_role" : "anon";
    return { role, claims: { role } };
  }
  return callerOf(bearer[1] ?? "", readToken);
}

async function callerOf(token: string, readToken: Tokens["read"]): Promise<Caller> {
  if (token === "") throw new Refusal(401, "PGRST301", "Empty JWT is sent in Authorization header");
  const parts = token.split(".").length;
  if (parts !== 3) throw new Refusal(401, "PGRST301", `Expected 3 parts in JWT; got ${parts}`);
  const claims = await readToken(token);
  if (claims === "expired") throw new Refusal(401, "PGRST303", "JWT expired");
  if (claims === "invalid") throw new Refusal(401, "PGRST301", "No suitable key or wrong key type");
  const { role, sub } = claims;
  // This server signs no others; a forged one would still not have the rights of the server.
  if (role !== "authenticated" || typeof sub !== "string" || !UUID.test(sub)) {
    throw new Refusal(401, "PGRST303", "JWT claims validation failed");
  }
  // What a person wrote about themself is no ground for a policy.
  const { user_metadata: _, ...trusted } = claims;
  return { role, claims: trusted };
}
