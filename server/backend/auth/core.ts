import type { MakeLimiter } from "../../limits/limits.ts";
import type { OAuthProviders } from "../contract.ts";
import type { BackendKeys } from "../keys.ts";
import { type Db, retryDeadlock, sql } from "../sql.ts";
import { createTokens } from "../tokens.ts";
import { createLimits, type LimitOptions } from "./limits.ts";
import { openProviders } from "./oauth/providers.ts";
import { createPasswords } from "./passwords.ts";
import { createSecrets } from "./secrets.ts";

export type JsonObject = Record<string, unknown>;

export type AuthOptions = {
  db: Db;
  keys: BackendKeys;
  /** The public origin of the site: links in mails and the way back from providers lead here. */
  siteUrl: string;
  /** Further origins that `redirect_to` may name (the same machine by another name). */
  redirectOrigins: readonly string[];
  /** Hears that a mail waits in the outbox. */
  onMail?: () => void;
  /** False where it is known that no mail is sent; left out, they are. */
  canSendMail?: boolean;
  providers: OAuthProviders;
  /** A new password needs a code from a mail in sessions that are older than a day. */
  needsReauthentication?: boolean;
  /** People may begin without an address. */
  areAnonymousAllowed?: boolean;
  /** Hears of work that goes on after an answer; it never rejects. */
  onLater?: (work: Promise<void>) => void;
  /** Left out, the real limits hold. */
  limits?: LimitOptions;
  /** Where tries are counted; left out, in the memory of this process. */
  makeLimiter?: MakeLimiter | undefined;
  /** What bcrypt costs; left out, what protects real passwords. */
  passwordCost?: number;
  /** Milliseconds since 1970; the tests set the clock. */
  now?: () => number;
};

/** What every endpoint works with. */
export type AuthCore = ReturnType<typeof createCore>;

/** See `AuthOptions`. */
export function createCore({ keys, redirectOrigins, limits, makeLimiter, passwordCost, ...options }: AuthOptions) {
  const { siteUrl, canSendMail = true, onMail = () => {}, onLater = () => {}, now = () => Date.now() } = options;
  const issuer = `${siteUrl}/auth/v1`;
  return {
    ...options,
    canSendMail,
    onMail,
    onLater,
    now,
    /** Now, as the database takes it. */
    timestamp: (shiftMs = 0) => new Date(now() + shiftMs).toISOString(),
    issuer,
    tokens: createTokens(keys, issuer, now),
    secrets: createSecrets(keys.sealingKey),
    ...createPasswords(passwordCost),
    limits: createLimits(limits, makeLimiter),
    findProvider: openProviders(options.providers, now),
    redirectFor: createRedirects(siteUrl, redirectOrigins),
    /** Where passkeys belong to, and from which pages they are used. */
    relyingParty: { id: new URL(siteUrl).hostname, origins: [new URL(siteUrl).origin, ...redirectOrigins] },
  };
}

/**
 * Runs `work` with a core whose database is a transaction: all of it is done, or nothing. After a deadlock it runs again.
 */
export async function inTransaction<Result>(core: AuthCore, work: (tx: AuthCore) => Promise<Result>): Promise<Result> {
  let hasMail = false;
  const onMail = () => {
    hasMail = true;
  };
  const result = await retryDeadlock(() => core.db.transaction((db) => work({ ...core, db, onMail })));
  if (hasMail) core.onMail();
  return result;
}

/**
 * Where a link of a mail or a provider may lead back to: an address of the site itself, without hash. Anything else becomes
 * the start page, so that tokens cannot be sent elsewhere. Takes whole addresses and paths.
 */
function createRedirects(siteUrl: string, otherOrigins: readonly string[]) {
  const site = new URL(siteUrl);
  const origins = new Set([site.origin, ...otherOrigins]);
  return (given: unknown): string => {
    const url = typeof given === "string" && URL.canParse(given, site.href) ? new URL(given, site.href) : site;
    // `blob:https://site/…` has the origin of the site, too.
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    const target = new URL(isWeb && origins.has(url.origin) ? url : site);
    target.hash = "";
    target.username = "";
    target.password = "";
    return target.href;
  };
}

/** An address with parameters in its query: servers read these, unlike what is behind the `#`. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

type Action =
  | "login"
  | "logout"
  | "user_signedup"
  | "user_invited"
  | "user_confirmed"
  | "user_recovery_requested"
  | "user_reauthenticate_requested"
  | "user_updated_password"
  | "user_email_changed"
  | "user_deleted"
  | "token_reused"
  | "factor_verified"
  | "factor_deleted"
  | "recovery_code_used"
  | "identity_linked"
  | "identity_unlinked"
  | "token_revoked";

/** Notes what happened to an account, by its id: no address, no IP. Kept for 90 days (clean.ts). */
export async function writeAudit({ db, timestamp }: AuthCore, userId: string, action: Action): Promise<void> {
  const payload = JSON.stringify({ action, actor_id: userId });
  await sql`insert into auth.audit_log_entries (payload, created_at)
    values (${payload}::jsonb, ${timestamp()})`.execute(db);
}

/** One call of an endpoint. */
export type AuthContext = {
  core: AuthCore;
  request: Request;
  url: URL;
  /** The caller's address. */
  ip: string;
  /** What the path holds in the place of `:id` and the like. */
  parameters: Readonly<Record<string, string>>;
  /** The JSON object that was sent, or an empty one. Its strings are well formed and hold no zero characters. */
  body: JsonObject;
};

export type AuthRoute = {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  /** Below `/auth/v1`: "/factors/:id". */
  path: string;
  /** "key" (if nothing is said) asks for one of the two API keys, "service" for the secret one; "open" is for links and navigations. */
  access?: "open" | "key" | "service";
  /** It counts wrong tries by itself: a 429 for a right refresh would log the person out, and one for a link would be bare JSON. */
  hasOwnLimit?: boolean;
  /** It takes a form, too. */
  takesForm?: boolean;
  /** May throw an `AuthError`. */
  handle: (context: AuthContext) => Promise<Response>;
};

/** JSON that is never cached, like all answers about people. */
export function answerJson(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
