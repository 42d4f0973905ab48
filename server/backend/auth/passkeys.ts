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

/** Ed25519, ECDSA on P-256 and RSA: what authenticators have, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257];

/**
 * What is kept of a passkey: nothing secret. Its id and its key are in base64url. `isVerified` says that its device has asked
 * who holds it, at its registration or beside a password. `lastUsedAt` is missing until it is used after its registration.
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

/** The passkeys of an account that are in use. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await sql<{ id: string; web_authn_credential: Credential }>`select id, web_authn_credential
    from auth.mfa_factors where user_id = ${userId} and factor_type = 'webauthn' and status = 'verified'`.all(db);
  return rows.map(({ id, web_authn_credential }) => ({ factorId: id, credential: web_authn_credential }));
}

/** What is told of the passkeys of an account, the oldest first. */
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
 * What a browser needs to make a passkey. One that the account has is not made twice. `residentKey` says whether the device
 * must keep it, so that it is found without being named.
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

/** What a browser needs to use one of these passkeys. It comes after a password, so a touch is enough. */
export function askForUse(core: AuthCore, known: readonly Passkey[]) {
  const { id: rpID } = core.relyingParty;
  return generateAuthenticationOptions({ rpID, allowCredentials: known.map(describe), userVerification: "preferred" });
}

/** The same where it is not known who comes. Without a password the device must ask who holds it. */
export function askForAny({ relyingParty: { id: rpID } }: AuthCore) {
  return generateAuthenticationOptions({ rpID, userVerification: "required" });
}

function describe({ credential: { id, transports } }: Passkey) {
  return { id, transports: [...transports] };
}

/** The passkey that a browser made for this challenge; null when the answer does not hold. */
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
    return null; // the library says by an error what is wrong with the answer
  }
}

/**
 * The passkey that signed this challenge, with its new counter and time; null when the answer does not hold, or it is none of these.
 * `isAlone` asks for more than a touch, from a device that did so before: into a key without a PIN, its thief can put one
 * (Web Authentication 3, `uvInitialized`).
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
