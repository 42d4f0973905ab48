import type { OAuthProviders } from "../../contract.ts";
import { lacksSecondFactor, requireUser } from "../bearer.ts";
import type { AuthCore } from "../core.ts";
import { AuthError, answerError } from "../error.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import type { SessionAnswer } from "../sessions.ts";
import {
  type Flow,
  type FlowSecrets,
  keepBrowserKey,
  keepFlow,
  makeSecrets,
  readBrowserKey,
  takeFlow,
} from "./flow.ts";
import { openGithub } from "./github.ts";
import { openGoogle } from "./google.ts";
import {
  type FindProvider,
  type FlowChecks,
  logFailure,
  type Provider,
  type ProviderName,
  type SignedIn,
} from "./provider.ts";
import { linkProfile, signInByProfile } from "./sign-in.ts";

/** Signing in by Google and Github, and linking them to an account. Browsers come here by navigating, without a key. */
export function createOAuthRoutes(providers: OAuthProviders, now?: () => number): readonly AuthRoute[] {
  const findProvider = openProviders(providers, now);
  const navigated = { method: "GET", access: "open", hasOwnLimit: true } as const;
  return [
    { ...navigated, path: "/authorize", handle: (context) => authorize(context, findProvider) },
    { ...navigated, path: "/callback", handle: (context) => callback(context, findProvider) },
    { method: "GET", path: "/user/identities/authorize", handle: (context) => authorizeLink(context, findProvider) },
  ];
}

/** The providers that are configured. */
function openProviders({ google, github }: OAuthProviders, now?: () => number): FindProvider {
  const providers = new Map<string, Provider | null>([
    ["google" satisfies ProviderName, google ? openGoogle(google, now) : null],
    ["github" satisfies ProviderName, github ? openGithub(github) : null],
  ]);
  return (name) => {
    const provider = providers.get(name ?? "");
    if (provider) return provider;
    const reason = provider === null ? "provider is not enabled" : "Provider could not be found";
    throw new AuthError(400, "validation_failed", `Unsupported provider: ${reason}`);
  };
}

/** `GET /authorize?provider&redirect_to`: sends the browser to the provider. */
async function authorize(context: AuthContext, findProvider: FindProvider): Promise<Response> {
  try {
    const { location, cookie } = await begin(context, findProvider, null);
    return redirectTo(location, { "set-cookie": cookie });
  } catch (error) {
    if (!isNavigation(context.request)) throw error;
    return redirectWithError(context.core.redirectFor(context.url.searchParams.get("redirect_to")), error);
  }
}

/** `GET /user/identities/authorize?provider&redirect_to`: the same, to link an identity to the account of the caller. */
async function authorizeLink(context: AuthContext, findProvider: FindProvider): Promise<Response> {
  const signedIn = await requireUser(context);
  if (await lacksSecondFactor(context.core, signedIn)) {
    throw new AuthError(401, "insufficient_aal", "AAL2 session is required to link an identity when MFA is enabled.");
  }
  const { location, cookie } = await begin(context, findProvider, signedIn.user.id);
  const headers = { "set-cookie": cookie };
  const isAnswered = context.url.searchParams.get("skip_http_redirect") === "true";
  return isAnswered ? answerJson({ url: location }, 200, headers) : redirectTo(location, headers);
}

/**
 * Where the provider sends the browser back to: on the name by which it came, because the cookie belongs to that, if it
 * is one of the site's; behind a proxy on the public one.
 */
function callbackUri({ core, url }: AuthContext): string {
  return new URL("/auth/v1/callback", core.redirectFor(url.origin)).href;
}

async function begin(context: AuthContext, findProvider: FindProvider, linkingUserId: string | null) {
  const { core, url, ip, request } = context;
  await core.limits.take("providerByIp", ip);
  const provider = findProvider(url.searchParams.get("provider"));
  if (url.searchParams.has("code_challenge")) {
    throw new AuthError(400, "validation_failed", "Only the implicit flow is supported");
  }
  const redirectUri = callbackUri(context);
  const secrets = makeSecrets();
  const location = await askProvider(provider, { redirectUri, ...secrets });
  const { browserKey, cookie } = keepBrowserKey(request, new URL(redirectUri).origin);
  const flow = {
    provider: provider.name,
    redirectTo: core.redirectFor(url.searchParams.get("redirect_to")),
    linkingUserId,
  };
  await keepFlow(core, flow, secrets, browserKey);
  return { location: location.href, cookie };
}

async function askProvider(provider: Provider, checks: FlowChecks) {
  try {
    return await provider.begin(checks);
  } catch (error) {
    logFailure(provider, error);
    const message = `${provider.label} can't be reached right now. Try again, or use your email and password.`;
    throw new AuthError(503, "unexpected_failure", message, { retrySeconds: 10 });
  }
}

function isNavigation(request: Request) {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}

/** `GET /callback`: the browser comes back from the provider, and goes on to where the sign-in began. */
async function callback(context: AuthContext, findProvider: FindProvider): Promise<Response> {
  const { core, url, ip } = context;
  let target = core.redirectFor(url.origin);
  try {
    await core.limits.take("providerByIp", ip);
    const flow = await readFlow(context);
    target = flow.redirectTo;
    const provider = findProvider(flow.provider);
    const refusal = url.searchParams.get("error");
    // As Supabase Auth says it, without a code: who pressed Cancel needs no dialog about it.
    if (refusal === "access_denied")
      return redirectBack(target, { error: refusal, error_description: readReason(url) });
    if (refusal) throw providerError(provider, new Error(refusal));
    const signedIn = await askWho(context, provider, flow);
    if (flow.linkingUserId) {
      await linkProfile(core, provider, signedIn.profile, flow.linkingUserId);
      // The session goes on as it is, with its second factor if it had one.
      return redirectTo(target);
    }
    const session = await signInByProfile(core, provider, signedIn.profile, context.request);
    return redirectBack(target, describeSession(session, signedIn.accessToken));
  } catch (error) {
    return redirectWithError(target, error);
  }
}

async function readFlow({ core, url, request }: AuthContext): Promise<Flow & FlowSecrets> {
  const state = url.searchParams.get("state");
  const browserKey = readBrowserKey(request, siteOrigin(core, url));
  const flow = state && browserKey ? await takeFlow(core, state, browserKey) : null;
  if (flow) return flow;
  const message = "The sign-in took longer than 10 minutes or started in another browser. Try again.";
  throw new AuthError(400, "bad_oauth_state", message);
}

async function askWho(context: AuthContext, provider: Provider, flow: FlowSecrets): Promise<SignedIn> {
  const redirectUri = callbackUri(context);
  const address = new URL(redirectUri);
  address.search = context.url.search;
  try {
    return await provider.finish(address, { redirectUri, ...flow });
  } catch (error) {
    throw providerError(provider, error);
  }
}

function providerError(provider: Provider, error: unknown) {
  logFailure(provider, error);
  const message = `${provider.label} could not confirm the sign-in. Try again in a moment, or use your email and password.`;
  return new AuthError(502, "unexpected_failure", message);
}

function describeSession(session: SessionAnswer, providerToken: string) {
  return {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_token: providerToken,
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  };
}

function siteOrigin(core: AuthCore, url: URL) {
  return new URL(core.redirectFor(url.origin)).origin;
}

/** The provider's own words, which came through the address. */
function readReason(url: URL) {
  return (url.searchParams.get("error_description") ?? "The user has denied access")
    .replace(/\p{C}/gu, "")
    .slice(0, 200);
}

/** Sends the browser on, with a hash that only its scripts see: no server and no log. `target` has no hash yet. */
function redirectBack(target: string, hash: Record<string, string>, headers: Record<string, string> = {}) {
  return redirectTo(`${target}#${new URLSearchParams(hash)}`, headers);
}

/** A redirect that is never cached. */
function redirectTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer", ...headers },
  });
}

/** Tells a browser what went wrong: a person who came by a link or a button must never see raw JSON. */
function redirectWithError(target: string, thrown: unknown): Response {
  if (!(thrown instanceof AuthError)) answerError(thrown); // which logs it
  const { status, code, message } = thrown instanceof AuthError ? thrown : UNEXPECTED;
  const error = status >= 500 ? "server_error" : status === 403 ? "access_denied" : "invalid_request";
  return redirectBack(target, { error, error_code: code, error_description: message });
}

const UNEXPECTED = {
  status: 503,
  code: "unexpected_failure",
  message: "The sign-in could not be finished. Try again in a moment.",
};
