import { decodeJwt } from "jose";
import * as v from "valibot";
import type { Backend } from "../backend/contract.ts";
import { AccountProblem, unavailable } from "./calls.ts";

/** The caller, as described by the service and the token. */
export type Person = {
  id: string;
  /** What a person types to confirm: the address, or the id of an account without one. */
  address: string;
  /** The second factors that are on. */
  factorIds: readonly string[];
  hasSecondFactor: boolean;
  /** Of the token; empty where it names none. */
  sessionId: string;
  /** Milliseconds since 1970 of the last time that this session proved who it is. */
  provedAt: number;
};

const USER = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.nullable(v.string()), ""),
  last_sign_in_at: v.optional(v.nullable(v.string())),
  factors: v.optional(v.nullable(v.array(v.object({ id: v.pipe(v.string(), v.uuid()), status: v.string() }))), []),
});
const CLAIMS = v.object({
  aal: v.optional(v.string(), "aal1"),
  session_id: v.optional(v.string(), ""),
  // A hosted project may be set to give the names alone, as RFC 8176 does.
  amr: v.optional(v.array(v.union([v.string(), v.object({ method: v.string(), timestamp: v.number() })])), []),
});
/** The methods that renew a session without asking the person. */
const SILENT_METHODS = ["token_refresh", "anonymous"];

/** The person of the bearer token, which the service checks in all three modes; without one a 401. */
export async function findPerson(backend: Pick<Backend, "call">, authorization: string | undefined): Promise<Person> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw notSignedIn();
  const response = await backend.call("/auth/v1/user", { headers: { Authorization: `Bearer ${token}` } });
  if (response.status === 429 || response.status >= 500) throw unavailable();
  if (!response.ok) throw notSignedIn();
  const user = v.safeParse(USER, await response.json().catch(() => null));
  if (!user.success) throw unavailable();
  // The service has just accepted this very token, so its claims hold.
  const { aal, amr, session_id } = v.parse(CLAIMS, decodeJwt(token));
  const timed = amr.filter((entry) => typeof entry !== "string");
  const proofs = timed
    .filter(({ method }) => !SILENT_METHODS.includes(method))
    .map(({ timestamp }) => timestamp * 1000);
  if (timed.length === 0) proofs.push(Date.parse(user.output.last_sign_in_at ?? "") || 0);
  return {
    id: user.output.id,
    address: user.output.email || user.output.id,
    factorIds: (user.output.factors ?? []).filter(({ status }) => status === "verified").map(({ id }) => id),
    hasSecondFactor: aal === "aal2",
    sessionId: session_id,
    provedAt: Math.max(0, ...proofs),
  };
}

/** Refuses a session that has not shown the second factor of an account that has one. */
export function needSecondFactor(person: Person) {
  if (person.factorIds.length > 0 && !person.hasSecondFactor) {
    throw new AccountProblem(403, "insufficient_aal", "Enter a code from your authenticator app first.");
  }
}

function notSignedIn() {
  return new AccountProblem(401, "not_signed_in", "Log in to do this.");
}
