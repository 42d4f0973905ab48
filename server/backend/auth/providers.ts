import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
} from "openid-client";
import type { OAuthProviders } from "../../config/config.ts";
import { keepFor } from "../../keep-for.ts";
import { invalid } from "./error.ts";

export type ProviderName = keyof OAuthProviders;

/** The values of a sign-in in progress. */
export type FlowChecks = {
  /** Where the provider sends the browser back to: `${origin}/auth/v1/callback`. */
  redirectUri: string;
  /** Returned in the callback URL. */
  state: string;
  /** Proves to the provider that the tokens are requested by the server that started the sign-in (PKCE). */
  codeVerifier: string;
  /** Returned in the signed token of an OpenID provider. */
  nonce: string;
};

/** The person who signed in, according to the provider. */
export type ProviderProfile = {
  /** The provider's id for the account, which never changes. */
  id: string;
  /** Lowercase; null if the provider returns none. */
  email: string | null;
  isEmailVerified: boolean;
  /** Uses Supabase Auth's names: name, full_name, avatar_url, user_name… */
  data: Record<string, string>;
};

export type SignedIn = { profile: ProviderProfile; accessToken: string };

export type Provider = {
  name: ProviderName;
  /** The label on buttons. */
  label: string;
  /** Returns the URL of the provider's consent page. Throws if the provider can't be reached. */
  begin: (checks: FlowChecks) => Promise<URL>;
  /** Turns the callback URL from the provider into a profile. Throws if anything in it is wrong. */
  finish: (callback: URL, checks: FlowChecks) => Promise<SignedIn>;
};

/** Returns a function that finds a provider by name; throws like Supabase Auth if it is unknown or not configured. */
export function openProviders({ google, github }: OAuthProviders, now: () => number) {
  const providers = new Map<string, Provider | null>([
    ["google", google ? openGoogle(google, now) : null],
    ["github", github ? openGithub(github) : null],
  ]);
  return (name: string | null): Provider => {
    const provider = providers.get(name ?? "");
    if (provider) return provider;
    const reason = provider === null ? "provider is not enabled" : "Provider could not be found";
    throw invalid(`Unsupported provider: ${reason}`);
  };
}

/** A provider that takes longer is treated as unavailable. */
const PROVIDER_LIMIT_SECONDS = 5;
/** How long the discovered endpoints are cached. */
const DISCOVERY_AGE_MS = 24 * 60 * 60 * 1000;

/** Sign-in with Google or another OpenID provider at `issuer`: https://developers.google.com/identity/openid-connect */
export function openGoogle(options: NonNullable<OAuthProviders["google"]>, now: () => number = Date.now): Provider {
  const discover = keepFor(DISCOVERY_AGE_MS, () => discoverAt(options), now);
  return {
    name: "google",
    label: "Google",
    begin: async (checks) => beginAt(await discover(), "openid email profile", checks, { nonce: checks.nonce }),
    finish: async (callback, { state, codeVerifier, nonce }) => {
      const configuration = await discover();
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const signed = tokens.claims();
      if (!signed) throw new Error("The provider sent no ID token");
      const { access_token: accessToken } = tokens;
      // Google puts the address into the token; other providers return it only on request.
      const asked = signed.email === undefined ? await fetchUserInfo(configuration, accessToken, signed.sub) : {};
      const claims: typeof signed = { ...signed, ...asked };
      const { sub, iss, name, picture, email, email_verified } = claims;
      const data = pickTexts({ iss, name, full_name: name, picture, avatar_url: picture });
      return {
        accessToken,
        profile: { id: sub, email: readEmail(email), isEmailVerified: email_verified === true, data },
      };
    },
  };
}

function discoverAt({ issuer, clientId, clientSecret }: NonNullable<OAuthProviders["google"]>) {
  const server = new URL(issuer);
  return discovery(server, clientId, clientSecret, undefined, {
    timeout: PROVIDER_LIMIT_SECONDS,
    // For a local provider in tests and development.
    execute: server.protocol === "http:" ? [allowInsecureRequests] : [],
  });
}

type GithubEmail = { email?: unknown; primary?: unknown; verified?: unknown };
type GithubUser = { id?: unknown; login?: unknown; name?: unknown; avatar_url?: unknown };

/**
 * Sign-in with Github, which has no discovery and no ID token; the API says who the person is.
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
function openGithub({ url, apiUrl, clientId, clientSecret }: NonNullable<OAuthProviders["github"]>): Provider {
  const endpoints = {
    issuer: url,
    authorization_endpoint: below(url, "login/oauth/authorize"),
    token_endpoint: below(url, "login/oauth/access_token"),
  };
  const configuration = new Configuration(endpoints, clientId, clientSecret);
  configuration.timeout = PROVIDER_LIMIT_SECONDS;
  // For a local stand-in in tests and development.
  if (url.startsWith("http:")) allowInsecureRequests(configuration);

  const ask = async (path: string, accessToken: string): Promise<unknown> => {
    const headers = new Headers({ accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" });
    const address = new URL(below(apiUrl, path));
    const response = await fetchProtectedResource(configuration, accessToken, address, "GET", null, headers);
    if (!response.ok) throw new Error(`The provider's API answered ${response.status}`);
    return response.json();
  };

  return {
    name: "github",
    label: "Github",
    begin: (checks) => beginAt(configuration, "read:user user:email", checks),
    finish: async (callback, { state, codeVerifier }) => {
      // Github's issuer parameter is undocumented.
      callback.searchParams.delete("iss");
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
      const { access_token: accessToken } = await authorizationCodeGrant(configuration, callback, checks);
      const [user, emails] = await Promise.all([ask("user", accessToken), ask("user/emails", accessToken)]);
      return { accessToken, profile: readGithubProfile(apiUrl, user as GithubUser, emails) };
    },
  };
}

/** The address in a public profile may be another person's; only the email list says which are verified. */
function readGithubProfile(iss: string, { id, login, name, avatar_url }: GithubUser, emails: unknown): ProviderProfile {
  if (typeof id !== "number") throw new Error("The provider's API returned no id");
  const list: (GithubEmail | null)[] = Array.isArray(emails) ? emails : [];
  const primary = list.find((entry) => entry?.primary === true);
  return {
    id: String(id),
    email: readEmail(primary?.email),
    isEmailVerified: primary?.verified === true,
    data: pickTexts({ iss, name, full_name: name, user_name: login, preferred_username: login, avatar_url }),
  };
}

function below(base: string, path: string) {
  return `${base.replace(/\/+$/, "")}/${path}`;
}

async function beginAt(
  configuration: Configuration,
  scope: string,
  { redirectUri, state, codeVerifier }: FlowChecks,
  more: Record<string, string> = {},
) {
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state,
    ...more,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
}

/** Keeps only non-empty strings, cut to a sane length because they end up in every access token. */
function pickTexts(values: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string" && value !== "") texts[key] = value.slice(0, 500);
  }
  return texts;
}

/** Normalizes an address to the form accounts store; null if it isn't an address. */
function readEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 254 || !value.includes("@")) return null;
  return value.trim().toLowerCase();
}

/** Logs a provider's failure for the operator, by codes only: messages may contain addresses and tokens. */
export function logFailure(provider: Provider, thrown: unknown): void {
  const words: string[] = [];
  for (let error = thrown; error instanceof Error && words.length < 6; error = error.cause) {
    const { code, error: refusal, status } = error as { code?: unknown; error?: unknown; status?: unknown };
    words.push(...[code, refusal, status].filter(isWord).map(String));
    if (words.length === 0) words.push(error.name);
  }
  console.error(`Sign-in by ${provider.label} failed: ${words.join(", ") || "unknown"}`);
}

function isWord(value: unknown) {
  return typeof value === "number" || (typeof value === "string" && /^\w{1,60}$/.test(value));
}
