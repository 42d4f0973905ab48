import { createCounters, groupIp, type Rule, waitText } from "../../limits/limits.ts";
import { isId } from "../auth/read.ts";
import { isSameSecret } from "../auth/secrets.ts";
import { type ApiHandler, OWN_IP } from "../contract.ts";
import type { BackendKeys } from "../keys.ts";
import { type Db, retryDeadlock, sql } from "../sql.ts";
import { createTokens, type Tokens } from "../tokens.ts";
import { compile, type Outcome } from "./compile.ts";
import { answerProblem, describeDatabaseError, METHODS, Refusal } from "./problem.ts";
import { type Call, outOfRange, readCall } from "./read-call.ts";
import { isPattern } from "./read-filters.ts";

/** The maximum number of requests (`points`) per period (`duration`, in seconds). */
const LIMITS = {
  /** 600 a minute. All at once, so that a device that was offline can send a whole library, item by item. */
  requests: { points: 3000, duration: 300 },
  /** In a full library, the longest one takes a sixth of a second, while everyone else waits. */
  patterns: { points: 10, duration: 10 },
} satisfies Record<string, Rule>;

export type RestOptions = {
  db: Db;
  keys: BackendKeys;
  /** Defaults to the real limits. */
  limits?: "off" | Partial<Record<keyof typeof LIMITS, Rule>> | undefined;
};

/**
 * A strict subset of PostgREST 12 under `/rest/v1`: reads rows of known tables with filters, order and paging; inserts,
 * upserts, updates and deletes. Anything else gets PostgREST's errors. Row-level security decides what callers see.
 *
 * A token is valid until it expires, after at most an hour, even if its session or user is gone, as on a hosted
 * project; a deleted user has no rows. Other sites can't read responses: browsers use this from the site's own pages.
 * Over a limit of its account, app or network, a request gets a 429; the server's own are not counted.
 */
export function createRest({ db, keys, limits = {} }: RestOptions): ApiHandler {
  const tokens = createTokens(keys, ""); // only reads tokens: the issuer doesn't matter
  // In memory: in a shared store, each request would cost one more.
  const counters = limits === "off" ? null : createCounters({ ...LIMITS, ...limits }, "rest");
  const count = async (name: keyof typeof LIMITS, caller: Caller, ip: string) => {
    if (!counters || caller.role === "service_role" || ip === OWN_IP) return;
    const seconds = await counters.take(name, keyOf(caller, ip));
    if (seconds > 0) throw tooMany(seconds);
  };
  return async (request, ip) => {
    let isAnonymous = true;
    try {
      if (request.method === "OPTIONS") {
        return new Response(null, { status: 204, headers: { Allow: METHODS } });
      }
      const caller = await identify(request.headers, keys, tokens.read);
      isAnonymous = caller.role === "anon";
      await count("requests", caller, ip);
      const call = await readCall(request);
      if (call.filters.some(isPattern)) await count("patterns", caller, ip);
      return answer(call, await run(db, caller, call));
    } catch (error) {
      const problem = error instanceof Refusal ? error.problem : describeDatabaseError(error, isAnonymous);
      if (problem.status >= 500) console.error(`The data API returned ${problem.status} ${problem.code}`);
      return answerProblem(problem);
    }
  };
}

function answer(call: Call, { body, found, total }: Outcome): Response {
  const { applied, isCounting, isReturning } = call.preferences;
  const type = call.isObject ? "application/vnd.pgrst.object+json" : "application/json";
  const headers = new Headers({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-store" });
  if (applied.length > 0) headers.set("Preference-Applied", applied.join(", "));
  if (call.kind === "read") {
    const { offset } = call.page;
    if (total !== null && offset > total) {
      throw outOfRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
    }
    headers.set("Content-Range", `${found === 0 ? "*" : `${offset}-${offset + found - 1}`}/${total ?? "*"}`);
    const status = total !== null && found < total ? 206 : 200;
    return new Response(call.isHead ? null : body, { status, headers });
  }
  headers.set("Content-Range", `*/${isCounting ? found : "*"}`);
  if (isReturning || call.isObject) return new Response(body, { status: call.kind === "insert" ? 201 : 200, headers });
  headers.delete("Content-Type");
  return new Response(null, { status: call.kind === "insert" ? 201 : 204, headers });
}

const STATEMENT_LIMIT = "10s";
const LOCK_LIMIT = "5s";

/**
 * Runs a call in a separate transaction, with the caller's role and claims, which end with it: PostgreSQL decides what
 * the caller can see and do. A read can't write.
 */
async function run(db: Db, { role, claims }: Caller, call: Call): Promise<Outcome> {
  if (call.kind === "insert" && call.body.rows.length === 0) return { body: "[]", found: 0, total: null };
  const transact = async (transaction: Db) => {
    await sql`select
      set_config('statement_timeout', ${STATEMENT_LIMIT}, true),
      set_config('lock_timeout', ${LOCK_LIMIT}, true),
      set_config('timezone', 'UTC', true),
      set_config('transaction_read_only', ${call.kind === "read" ? "on" : "off"}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${role}, true)`.execute(transaction);
    const outcome = await compile(call).first(transaction);
    if (!outcome) throw new Error("A call gives one row");
    // Inside the transaction, so that a change of several rows is rolled back.
    if (call.isObject && outcome.found !== 1) {
      const details = `The result contains ${outcome.found} rows`;
      throw new Refusal(406, "PGRST116", "JSON object requested, multiple (or no) rows returned", details);
    }
    return outcome;
  };
  return retryDeadlock(() => db.transaction(transact));
}

/** Apps are counted separately, so that none can keep its person from saving. */
function keyOf({ claims: { sub, client_id } }: Caller, ip: string) {
  return sub ? [sub, client_id].filter(Boolean).join(" ") : groupIp(ip);
}

function tooMany(retrySeconds: number) {
  const refusal = new Refusal(429, "429", "Too many requests", null, `Try again in ${waitText(retrySeconds)}.`);
  refusal.problem.retrySeconds = retrySeconds;
  return refusal;
}

/** `claims` are what `auth.uid()` and the policies read. */
type Caller = { role: "anon" | "authenticated" | "service_role"; claims: Record<string, unknown> };

/**
 * Identifies the caller. `apikey` must be one of the two keys. Then a bearer token decides, as on a hosted project: the
 * secret key with a person's token acts as that person. Only the secret key without a token has full access.
 */
async function identify(headers: Headers, keys: BackendKeys, readToken: Tokens["read"]): Promise<Caller> {
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
  // This server signs no other tokens; a forged one still wouldn't have the server's rights.
  if (role !== "authenticated" || !isId(sub)) {
    throw new Refusal(401, "PGRST303", "JWT claims validation failed");
  }
  // Policies must not rely on data that people can edit themselves.
  const { user_metadata: _, ...trusted } = claims;
  return { role, claims: trusted };
}
