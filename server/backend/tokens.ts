import { errors, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { BackendKeys } from "./keys.ts";

export const ACCESS_TOKEN_SECONDS = 3600;
const ALGORITHM = "ES256";
const AUDIENCE = "authenticated";

/** The claims of an access token, as in Supabase Auth. */
export type Claims = {
  iss: string;
  /** The id of the user. */
  sub: string;
  aud: string;
  /** Seconds since 1970, as `iat`. */
  exp: number;
  iat: number;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  /** The database role that the data API uses: "authenticated". */
  role: string;
  /** "aal1", or "aal2" after a second factor. */
  aal: string;
  /** How the person authenticated, newest first. */
  amr: readonly { method: string; timestamp: number }[];
  session_id: string;
  is_anonymous: boolean;
  /** The connected app that acts for the person; missing if the person acts directly. */
  client_id?: string;
};

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Signs and checks access tokens. Only ES256 with our own key is accepted, whatever the token itself says; the issuer
 * isn't compared, because one installation can have several addresses. `now` returns milliseconds since 1970.
 */
export function createTokens(
  { signingKey }: Pick<BackendKeys, "signingKey">,
  issuer: string,
  now: () => number = () => Date.now(),
) {
  const { d: _secret, key_ops: _uses, ...publicJwk } = signingKey;
  const privateKey = importJWK(signingKey, ALGORITHM);
  const publicKey = importJWK(publicJwk, ALGORITHM);
  return {
    /** The claims of a valid token of ours, or what is wrong with it. */
    async read(token: string): Promise<Claims | "expired" | "invalid"> {
      try {
        const { payload } = await jwtVerify(token, await publicKey, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          currentDate: new Date(now()),
          requiredClaims: ["sub", "exp", "session_id"],
        });
        return payload as Claims;
      } catch (error) {
        return error instanceof errors.JWTExpired ? "expired" : "invalid";
      }
    },
    /** Signs claims, with issuer, audience and times added. */
    async sign(claims: Omit<Claims, "iss" | "aud" | "exp" | "iat">) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: signingKey.kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await privateKey);
      return { token, expiresAt };
    },
    /** The public half of the key, for `/.well-known/jwks.json`. */
    async jwks(): Promise<{ keys: JWK[] }> {
      return { keys: [{ ...publicJwk, alg: ALGORITHM, use: "sig", key_ops: ["verify"] }] };
    },
  };
}
