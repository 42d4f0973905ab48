import type { OAuthProviders } from "../../config/config.ts";
import type { MakeLimiter } from "../../limits/limits.ts";
import type { BackendKeys } from "../keys.ts";
import { type Db, retryDeadlock, sql } from "../sql.ts";
import { createTokens } from "../tokens.ts";
import { createLimits, type LimitOptions } from "./limits.ts";
import { createPasswords } from "./passwords.ts";
import { openProviders } from "./providers.ts";
import { createSecrets } from "./secrets.ts";

export type JsonObject = Record<string, unknown>;

export type AuthOptions = {
  db: Db;
  keys: BackendKeys;
  /** The site's public origin, which links in emails and redirects from providers lead to. */
  siteUrl: string;
  /** Additional origins allowed in `redirect_to` (the same machine under another name). */
  redirectOrigins: readonly string[];
  /** Called when an email is waiting in the outbox. */
  onMail?: () => void;
  /** False if it is known that emails aren't sent; defaults to true. */
  canSendMail?: boolean;
  providers: OAuthProviders;
  /** In sessions older than a day, a new password requires a code sent by email. */
  needsReauthentication?: boolean;
  /** Allows anonymous accounts without an email address. */
  areAnonymousAllowed?: boolean;
  /** Receives work that continues after the response; the promise never rejects. */
  onLater?: (work: Promise<void>) => void;
  /** Defaults to the real limits. */
  limits?: LimitOptions;
  /** Where attempts are counted; defaults to this process's memory. */
  makeLimiter?: MakeLimiter | undefined;
  /** The bcrypt cost; defaults to one that protects real passwords. */
  passwordCost?: number;
  /** The current time in milliseconds since 1970; tests set the clock. */
  now?: () => number;
};

/** The dependencies that every endpoint uses. */
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
    /** The current time in the format that the database expects. */
    timestamp: (shiftMs = 0) => new Date(now() + shiftMs).toISOString(),
    issuer,
    tokens: createTokens(keys, issuer, now),
    secrets: createSecrets(keys.sealingKey),
    ...createPasswords(passwordCost),
    limits: createLimits(limits, makeLimiter),
    findProvider: openProviders(options.providers, now),
    redirectFor: createRedirects(siteUrl, redirectOrigins),
    /** The domain that passkeys belong to, and the origins they can be used from. */
    relyingParty: { id: new URL(siteUrl).hostname, origins: [new URL(siteUrl).origin, ...redirectOrigins] },
  };
}

/** Runs `work` with a core whose database is a transaction: all of it is done, or nothing. Retries after a deadlock. */
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
 * Returns a function that returns where a link in an email or a provider may lead back to: a URL of the site itself,
 * without a hash. Anything else becomes the start page, so tokens can't be sent elsewhere. Accepts full URLs and paths.
 */
function createRedirects(siteUrl: string, otherOrigins: readonly string[]) {
  const site = new URL(siteUrl);
  const origins = new Set([site.origin, ...otherOrigins]);
  return (given: unknown): string => {
    const url = typeof given === "string" && URL.canParse(given, site.href) ? new URL(given, site.href) : site;
    // `blob:https://site/…` also has the site's origin.
    const isWeb = url.protocol === "http:" || url.protocol === "https:";
    const target = new URL(isWeb && origins.has(url.origin) ? url : site);
    target.hash = "";
    target.username = "";
    target.password = "";
    return target.href;
  };
}

/** Adds parameters to the query of a URL: servers can read these, unlike the part after the `#`. */
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

/** Records what happened to an account, by its id: no email address, no IP. Kept for 90 days (clean.ts). */
export async function writeAudit({ db, timestamp }: AuthCore, userId: string, action: Action): Promise<void> {
  const payload = JSON.stringify({ action, actor_id: userId });
  await sql`insert into auth.audit_log_entries (payload, created_at)
    values (${payload}::jsonb, ${timestamp()})`.execute(db);
}

/** A single call of an endpoint. */
export type AuthContext = {
  core: AuthCore;
  request: Request;
  url: URL;
  ip: string;
  /** The path's values for `:id` and other placeholders. */
  parameters: Readonly<Record<string, string>>;
  /** The JSON object from the request, or an empty one. Its strings are well-formed and contain no NUL characters. */
  body: JsonObject;
};

export type AuthRoute = {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  /** The path below `/auth/v1`, such as "/factors/:id". */
  path: string;
  /** "key" (default) needs one of the two API keys, "service" the secret one; "open" is for links and navigations. */
  access?: "open" | "key" | "service";
  /** Counts failed attempts itself: a 429 for a valid refresh would log the person out, and for a link be bare JSON. */
  hasOwnLimit?: boolean;
  takesForm?: boolean;
  /** May throw an `AuthError`. */
  handle: (context: AuthContext) => Promise<Response>;
};

/** A JSON response that is never cached, like all responses about people. */
export function answerJson(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** A redirect that is never cached. */
export function redirectTo(location: string, headers: Record<string, string> = {}, status = 302): Response {
  const fixed = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status, headers: { ...fixed, ...headers } });
}
