import { createHash, randomBytes } from "node:crypto";
import { sql } from "../../sql.ts";
import { readCookie, writeCookie } from "../cookie.ts";
import type { AuthCore } from "../core.ts";
import { type Challenge, readChallenge } from "../pkce.ts";
import type { FlowRow } from "../rows.ts";
import type { FlowChecks, ProviderName } from "./providers.ts";

/** How long a person may take at the provider. */
const FLOW_LIMIT_MS = 10 * 60 * 1000;
const COOKIE = "huesmith-flow";
const KEY = /^[\w-]{43}$/;

/** A sign-in that is under way, and what it is recognized by. */
export type Flow = Omit<FlowChecks, "redirectUri"> & {
  provider: ProviderName;
  /** Where the browser goes in the end. */
  redirectTo: string;
  /** The account that gets the identity; null for a sign-in. */
  linkingUserId: string | null;
  /** Of the browser that exchanges a code; null for one that gets its session in the hash. */
  challenge: Challenge | null;
};

/** Notes that a sign-in has begun in the browser that has `browserKey`. */
export async function keepFlow(core: AuthCore, flow: Flow, browserKey: string): Promise<void> {
  await sql`delete from auth.flow_state where created_at < ${core.timestamp(-FLOW_LIMIT_MS)}`.execute(core.db);
  await sql`insert into auth.flow_state
    (id, provider_type, referrer, code_verifier, nonce, linking_user_id, code_challenge, code_challenge_method, created_at)
    values (${flowId(flow.state, browserKey)}, ${flow.provider}, ${flow.redirectTo}, ${flow.codeVerifier}, ${flow.nonce},
      ${flow.linkingUserId}, ${flow.challenge?.challenge ?? null}, ${flow.challenge?.method ?? null}, ${core.timestamp()})`.execute(
    core.db,
  );
}

/** Takes the flow out again: once, within ten minutes, and only in the browser in which it began; else null. */
export async function takeFlow(core: AuthCore, state: string, browserKey: string): Promise<Flow | null> {
  const row = await sql<FlowRow>`delete from auth.flow_state
    where id = ${flowId(state, browserKey)} and created_at >= ${core.timestamp(-FLOW_LIMIT_MS)}
    returning provider_type, referrer, linking_user_id, code_verifier, nonce, code_challenge, code_challenge_method`.first(
    core.db,
  );
  if (!row) return null;
  const { provider_type: provider, referrer: redirectTo, linking_user_id: linkingUserId, nonce } = row;
  const challenge = readChallenge(row);
  return { provider, redirectTo, linkingUserId, state, codeVerifier: row.code_verifier, nonce, challenge };
}

// The row is found by both together, so that a state that leaks is of no use in another browser.
function flowId(state: string, browserKey: string) {
  const hash = createHash("sha256").update(`${state} ${browserKey}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/** The key that tells this browser from all others, if it has one. A sign-in in another tab goes on with the same. */
export function readBrowserKey(request: Request, origin: string): string | null {
  const key = readCookie(request, COOKIE, origin);
  return key !== null && KEY.test(key) ? key : null;
}

/** The key for a sign-in that begins, and the header that leaves it in the browser. */
export function keepBrowserKey(request: Request, origin: string): { browserKey: string; cookie: string } {
  const browserKey = readBrowserKey(request, origin) ?? randomBytes(32).toString("base64url");
  return { browserKey, cookie: writeCookie(COOKIE, browserKey, FLOW_LIMIT_MS / 1000, origin) };
}
