import { createHash, randomBytes } from "node:crypto";
import { sql } from "../../sql.ts";
import { readCookie, writeCookie } from "../cookie.ts";
import type { AuthCore } from "../core.ts";
import { type Challenge, readChallenge } from "../pkce.ts";
import type { FlowChecks, ProviderName } from "../providers.ts";
import type { FlowRow } from "../rows.ts";

/** How long a person may take at the provider. */
const FLOW_LIMIT_MS = 10 * 60 * 1000;
const COOKIE = "huesmith-flow";
const KEY = /^[\w-]{43}$/;

/** A sign-in in progress and the values that identify it. */
export type Flow = Omit<FlowChecks, "redirectUri"> & {
  provider: ProviderName;
  /** Where the browser is sent at the end. */
  redirectTo: string;
  /** The account to link the identity to; null for a sign-in. */
  linkingUserId: string | null;
  /** The challenge of a browser that exchanges a code; null if it gets its session in the hash. */
  challenge: Challenge | null;
};

/** Stores a sign-in that was started in the browser with `browserKey`. */
export async function keepFlow(core: AuthCore, flow: Flow, browserKey: string): Promise<void> {
  await sql`delete from auth.flow_state where created_at < ${core.timestamp(-FLOW_LIMIT_MS)}`.execute(core.db);
  await sql`insert into auth.flow_state
    (id, provider_type, referrer, code_verifier, nonce, linking_user_id, code_challenge, code_challenge_method, created_at)
    values (${flowId(flow.state, browserKey)}, ${flow.provider}, ${flow.redirectTo}, ${flow.codeVerifier}, ${flow.nonce},
      ${flow.linkingUserId}, ${flow.challenge?.challenge ?? null}, ${flow.challenge?.method ?? null},
      ${core.timestamp()})`.execute(core.db);
}

/** Removes and returns the flow: once, within ten minutes, and only in the browser that started it; otherwise null. */
export async function takeFlow(core: AuthCore, state: string, browserKey: string): Promise<Flow | null> {
  const row = await sql<FlowRow>`delete from auth.flow_state
    where id = ${flowId(state, browserKey)} and created_at >= ${core.timestamp(-FLOW_LIMIT_MS)}
    returning provider_type, referrer, linking_user_id, code_verifier, nonce, code_challenge,
      code_challenge_method`.first(core.db);
  if (!row) return null;
  const { provider_type: provider, referrer: redirectTo, linking_user_id: linkingUserId, nonce } = row;
  const challenge = readChallenge(row);
  return { provider, redirectTo, linkingUserId, state, codeVerifier: row.code_verifier, nonce, challenge };
}

// The row is found by both together, so a leaked state is useless in another browser.
function flowId(state: string, browserKey: string) {
  const hash = createHash("sha256").update(`${state} ${browserKey}`).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/** The key that identifies this browser, or null. Sign-ins in other tabs use the same one. */
export function readBrowserKey(request: Request, origin: string): string | null {
  const key = readCookie(request, COOKIE, origin);
  return key !== null && KEY.test(key) ? key : null;
}

/** The key for a new sign-in, and the cookie header that stores it in the browser. */
export function keepBrowserKey(request: Request, origin: string): { browserKey: string; cookie: string } {
  const browserKey = readBrowserKey(request, origin) ?? randomBytes(32).toString("base64url");
  return { browserKey, cookie: writeCookie(COOKIE, browserKey, FLOW_LIMIT_MS / 1000, origin) };
}
