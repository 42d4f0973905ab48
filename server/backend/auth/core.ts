import type { OAuthProviders, SendMail } from "../contract.ts";
import type { BackendKeys } from "../keys.ts";
import type { Db } from "../sql.ts";
import { createTokens, type Tokens } from "../tokens.ts";
import { createLimits, type LimitOptions, type Limits } from "./limits.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

export type AuthOptions = {
  db: Db;
  keys: BackendKeys;
  /** The public origin of the site: links in mails and the way back from providers lead here. */
  siteUrl: string;
  /** Further origins that `redirect_to` may name (the same machine by another name). */
  redirectOrigins: readonly string[];
  sendMail: SendMail;
  /** False where it is known that no mail is sent; left out, they are. */
  canSendMail?: boolean;
  providers: OAuthProviders;
  /** Hears of work that goes on after an answer; it never rejects. */
  onLater?: (work: Promise<void>) => void;
  /** Left out, the real limits hold. */
  limits?: LimitOptions;
  /** Milliseconds since 1970; the tests set the clock. */
  now?: () => number;
};

/** What every endpoint works with. */
export type AuthCore = Required<Omit<AuthOptions, "keys" | "redirectOrigins" | "limits">> & {
  /** Now, as the database takes it. */
  timestamp: (shiftMs?: number) => string;
  /** `${siteUrl}/auth/v1` */
  issuer: string;
  tokens: Tokens;
  secrets: Secrets;
  limits: Limits;
  /** An address of the site from the one that a caller sent, without hash; the start page for everything else. */
  redirectFor: (given: unknown) => string;
};

/** See `AuthCore`. */
export function createCore({ keys, redirectOrigins, limits, ...options }: AuthOptions): AuthCore {
  const { siteUrl, canSendMail = true, onLater = () => {}, now = () => Date.now() } = options;
  const issuer = `${siteUrl}/auth/v1`;
  return {
    ...options,
    canSendMail,
    onLater,
    now,
    timestamp: (shiftMs = 0) => new Date(now() + shiftMs).toISOString(),
    issuer,
    tokens: createTokens(keys, issuer, now),
    secrets: createSecrets(keys.sealingKey),
    limits: createLimits(limits),
    redirectFor: createRedirects(siteUrl, redirectOrigins),
  };
}

/**
 * Where a link of a mail or a provider may lead back to: an address of the site itself. Anything else becomes the start
 * page, so that tokens cannot be sent elsewhere. Takes whole addresses and paths.
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
