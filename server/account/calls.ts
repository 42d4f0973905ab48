import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { decodeJwt } from "jose";
import * as v from "valibot";
import type { Backend } from "../backend/contract.ts";
import { createCounters, type MakeLimiter, waitText } from "../limits/limits.ts";

/** Why a request to `/account/…` is refused: `code` is for the page, the message for people. */
export class AccountProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The backend is down or its response can't be read: nothing has been done. */
export function unavailable() {
  return new AccountProblem(503, "unavailable", "The account service isn't responding. Try again in a moment.", 1);
}

/** The response to a refused request, which must not be cached. */
export function answerProblem({ status, code, message, retryAfter }: AccountProblem, c: Context) {
  c.header("Cache-Control", "no-store");
  if (retryAfter) c.header("Retry-After", String(retryAfter));
  return c.json({ code, message }, status);
}

/** Parses the JSON of a body with the schema; throws 400 for anything else. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(c.req.header("Content-Type") ?? "");
  const body = v.safeParse(schema, isJson ? await c.req.json().catch(() => null) : null);
  if (!body.success) throw badBody();
  return body.output;
}

export function badBody() {
  return new AccountProblem(400, "bad_request", "The request is invalid.");
}

/** The limits: `perAccount` and `perIp` requests in `minutes`. */
const RULES = {
  any: { perAccount: 120, perIp: 600, minutes: 1 },
  delete: { perAccount: 10, perIp: 40, minutes: 15 },
  recovery: { perAccount: 5, perIp: 30, minutes: 15 },
  checkout: { perAccount: 20, perIp: 200, minutes: 15 },
  codes: { perAccount: 10, perIp: 60, minutes: 60 },
} as const;

/** A request beyond its limit gets a 429. `place` is where the requests are made. */
export function createLimits(place: string, makeLimiter?: MakeLimiter) {
  const rules = Object.entries(RULES).flatMap(([rule, { perAccount, perIp, minutes }]) => [
    [`${rule} ip`, { points: perIp, duration: minutes * 60 }],
    [`${rule} account`, { points: perAccount, duration: minutes * 60 }],
  ]);
  const counters = createCounters<string>(Object.fromEntries(rules), place, makeLimiter);
  return async (rule: keyof typeof RULES, who: { ip: string } | { account: string }): Promise<void> => {
    const [kind, key] = "ip" in who ? ["ip", who.ip] : ["account", who.account];
    const seconds = await counters.take(`${rule} ${kind}`, key);
    if (seconds === 0) return;
    const message = `Too many attempts. Try again in ${waitText(seconds)}.`;
    throw new AccountProblem(429, "too_many_requests", message, seconds);
  };
}

type Change = { method?: "POST" | "PATCH" | "DELETE"; body?: object | undefined; prefer?: string | undefined };

/**
 * Returns the rows of a table that match `filter`, or that were changed, with the columns of `row`: through the data
 * API with the secret key, the same for every kind of database. Throws when that is down.
 */
export async function askRows<Row extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  { callAsService }: Pick<Backend, "callAsService">,
  table: string,
  row: Row,
  filter: string,
  { method, body, prefer }: Change = {},
): Promise<v.InferOutput<Row>[]> {
  const query = [filter, `select=${Object.keys(row.entries).join(",")}`].filter(Boolean).join("&");
  const response = await callAsService(`/rest/v1/${table}?${query}`, {
    method: method ?? "GET",
    headers: {
      "Content-Type": "application/json",
      Prefer: ["return=representation", prefer].filter(Boolean).join(","),
    },
    body: body && JSON.stringify(body),
  });
  const rows = v.safeParse(v.array(row), await response.json().catch(() => null));
  if (!response.ok || !rows.success) throw unavailable();
  return rows.output;
}

/** The caller, as described by the service and the token. */
export type Person = {
  id: string;
  /** What the user types to confirm: the address, or the id of an account without one. */
  address: string;
  /** The enabled second factors. */
  factorIds: readonly string[];
  hasSecondFactor: boolean;
  /** From the token; empty if it names none. */
  sessionId: string;
  /** When this session last proved its identity by a login, in milliseconds since 1970. */
  provedAt: number;
};

const USER = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.optional(v.nullable(v.string()), ""),
  last_sign_in_at: v.optional(v.nullable(v.string())),
  // Missing on a hosted project, where only the token has it.
  aal: v.optional(v.string(), "aal2"),
  factors: v.optional(v.nullable(v.array(v.object({ id: v.pipe(v.string(), v.uuid()), status: v.string() }))), []),
});
const CLAIMS = v.object({
  aal: v.optional(v.string(), "aal1"),
  session_id: v.optional(v.string(), ""),
  client_id: v.optional(v.string(), ""),
  // A hosted project may be configured to return only the names, as in RFC 8176.
  amr: v.optional(v.array(v.union([v.string(), v.object({ method: v.string(), timestamp: v.number() })])), []),
});
/** What an open session can add to itself without a login: a renewal, or a second factor that it has just set up. */
const OWN_METHODS = ["token_refresh", "anonymous", "totp", "mfa/phone", "mfa/webauthn", "recovery_code"];

/**
 * The user of the bearer token, whose request counts; throws a 401 without one. A connected app is refused: it only
 * reads the library.
 */
export async function findPerson(
  c: Context,
  backend: Pick<Backend, "call">,
  limit: ReturnType<typeof createLimits>,
): Promise<Person> {
  const { appId, ...person } = await findCaller(backend, c.req.header("Authorization"));
  if (appId !== "") throw new AccountProblem(403, "not_for_apps", "Connected apps can't do this.");
  await limit("any", { account: person.id });
  return person;
}

/**
 * The user of the bearer token, which the service checks in all three modes; throws a 401 without one. `appId` is the
 * connected app that acts for the user, and empty if the user acts directly.
 */
export async function findCaller(
  backend: Pick<Backend, "call">,
  authorization: string | undefined,
): Promise<Person & { appId: string }> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw notSignedIn();
  const response = await backend.call("/auth/v1/user", { headers: { Authorization: `Bearer ${token}` } });
  if (response.status === 429 || response.status >= 500) throw unavailable();
  if (!response.ok) throw notSignedIn();
  const user = v.safeParse(USER, await response.json().catch(() => null));
  if (!user.success) throw unavailable();
  // The service has just accepted this token, so its claims can be trusted.
  const { aal, amr, session_id, client_id } = v.parse(CLAIMS, decodeJwt(token));
  const timed = amr.filter((entry) => typeof entry !== "string");
  const proofs = timed.filter(({ method }) => !OWN_METHODS.includes(method)).map(({ timestamp }) => timestamp * 1000);
  if (timed.length === 0) proofs.push(Date.parse(user.output.last_sign_in_at ?? "") || 0);
  return {
    id: user.output.id,
    address: user.output.email || user.output.id,
    factorIds: (user.output.factors ?? []).filter(({ status }) => status === "verified").map(({ id }) => id),
    hasSecondFactor: aal === "aal2" && user.output.aal === "aal2",
    sessionId: session_id,
    provedAt: Math.max(0, ...proofs),
    appId: client_id,
  };
}

/** Refuses a session that has not used the second factor of an account that has one. */
export function needSecondFactor(person: Person) {
  if (person.factorIds.length > 0 && !person.hasSecondFactor) {
    throw new AccountProblem(403, "insufficient_aal", "Confirm your second factor first.");
  }
}

function notSignedIn() {
  return new AccountProblem(401, "not_signed_in", "Log in to do this.");
}
