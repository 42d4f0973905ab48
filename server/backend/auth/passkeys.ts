import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { type Db, sql } from "../sql.ts";
import type { AuthCore } from "./core.ts";
import type { FactorRow, UserRow } from "./rows.ts";

/** The COSE numbers of the algorithms that authenticators support: Ed25519, ECDSA on P-256 and RSA. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The stored data of a passkey, none of it secret. The id and key are in base64url. `isVerified` means the device
 * verified its user, at registration or along with a password. `lastUsedAt` is missing until it is used again.
 */
export type Credential = {
  id: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  isVerified?: boolean;
  lastUsedAt?: string;
};
export type Passkey = { factorId: string; credential: Credential };

/** Returns an account's active passkeys. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await sql<{ id: string; web_authn_credential: Credential }>`select id, web_authn_credential
    from auth.mfa_factors where user_id = ${userId} and factor_type = 'webauthn' and status = 'verified'`.all(db);
  return rows.map(({ id, web_authn_credential }) => ({ factorId: id, credential: web_authn_credential }));
}

/** The public view of an account's passkeys, oldest first. */
export async function describePasskeys(db: Db, userId: string) {
  type Row = Pick<FactorRow, "id" | "friendly_name" | "created_at"> & { last_used_at: string | null };
  const rows = await sql<Row>`select id, friendly_name, created_at,
      web_authn_credential ->> 'lastUsedAt' as last_used_at from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'webauthn' and status = 'verified' order by created_at`.all(db);
  return rows.map(({ id, friendly_name, created_at, last_used_at }) => ({
    id,
    ...(friendly_name && { friendly_name }),
    created_at,
    ...(last_used_at && { last_used_at }),
  }));
}

/**
 * The options for a browser to create a passkey, excluding those the account already has. `residentKey` says whether
 * the device must store it, so that it can be found without an id.
 */
export function askForCreation(
  core: AuthCore,
  user: UserRow,
  known: readonly Passkey[],
  residentKey: "preferred" | "required" = "preferred",
) {
  return generateRegistrationOptions({
    rpName: "Huesmith",
    rpID: core.relyingParty.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey, userVerification: "preferred" },
  });
}

/** The options for a browser to use one of these passkeys. It follows a password, so a touch is enough. */
export function askForUse(core: AuthCore, known: readonly Passkey[]) {
  const { id: rpID } = core.relyingParty;
  return generateAuthenticationOptions({ rpID, allowCredentials: known.map(describe), userVerification: "preferred" });
}

/** Like `askForUse`, for an unknown person. Without a password, the device must verify its user. */
export function askForAny({ relyingParty: { id: rpID } }: AuthCore) {
  return generateAuthenticationOptions({ rpID, userVerification: "required" });
}

function describe({ credential: { id, transports } }: Passkey) {
  return { id, transports: [...transports] };
}

/** The passkey that a browser created for this challenge; null if the response is invalid. */
export async function readCreation(core: AuthCore, challenge: string, response: object): Promise<Credential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(core, challenge),
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.slice(0, 10),
      isVerified: registrationInfo.userVerified,
    };
  } catch {
    return null; // the library throws if the response is invalid
  }
}

/**
 * The passkey that signed this challenge, with its new counter and time; null if the response is invalid or from none
 * of these. `isAlone` requires more than a touch, from a device that verified its user before: a thief can set a PIN on
 * a key without one (Web Authentication 3, `uvInitialized`).
 */
export async function readUse(
  core: AuthCore,
  challenge: string,
  response: object,
  known: readonly Passkey[],
  isAlone = false,
): Promise<Passkey | null> {
  const used = known.find(({ credential }) => credential.id === (response as { id?: unknown }).id);
  if (!used || (isAlone && !used.credential.isVerified)) return null;
  const { id, publicKey, counter } = used.credential;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      ...expected(core, challenge),
      requireUserVerification: isAlone,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    });
    if (!verified) return null;
    const isVerified = used.credential.isVerified || authenticationInfo.userVerified;
    const news = { counter: authenticationInfo.newCounter, isVerified, lastUsedAt: core.timestamp() };
    return { ...used, credential: { ...used.credential, ...news } };
  } catch {
    return null;
  }
}

function expected({ relyingParty: { id, origins } }: AuthCore, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: origins, expectedRPID: id, requireUserVerification: false };
}
