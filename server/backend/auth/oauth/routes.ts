import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { type AuthContext, type AuthRoute, answerJson, redirectTo, withQuery } from "../core.ts";
import { AuthError, answerError } from "../error.ts";
import { readChallenge } from "../pkce.ts";
import { type FlowChecks, logFailure, type Provider, type SignedIn } from "../providers.ts";
import { hashOfSession, requireSecondFactor, requireUser } from "../sessions.ts";
import { type Flow, keepBrowserKey, keepFlow, readBrowserKey, takeFlow } from "./flow.ts";
import { codeByProfile, linkProfile, signInByProfile } from "./sign-in.ts";

/** Signing in with Google and Github, and linking them to an account. Browsers navigate here without a key. */
export const oauthRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/authorize", access: "open", hasOwnLimit: true, handle: authorize },
  { method: "GET", path: "/callback", access: "open", hasOwnLimit: true, handle: callback },
  { method: "GET", path: "/user/identities/authorize", handle: authorizeLink },
];

/** `GET /authorize?provider&redirect_to`: sends the browser to the provider. */
async function authorize(context: AuthContext): Promise<Response> {
  try {
    const { location, headers } = await begin(context, null);
    return redirectTo(location, headers);
  } catch (error) {
    const isNavigation = context.request.headers.get("accept")?.includes("text/html") ?? false;
    if (!isNavigation) throw error;
    return redirectWithError(context.core.redirectFor(context.url.searchParams.get("redirect_to")), error);
  }
}

/** `GET /user/identities/authorize?provider&redirect_to`: the same, to link an identity to the caller's account. */
async function authorizeLink(context: AuthContext): Promise<Response> {
  const signedIn = await requireUser(context);
  const message = "AAL2 session is required to link an identity when MFA is enabled.";
  await requireSecondFactor(context.core, signedIn, message, 401);
  const { location, headers } = await begin(context, signedIn.user.id);
  const isAnswered = context.url.searchParams.get("skip_http_redirect") === "true";
  return isAnswered ? answerJson({ url: location }, headers) : redirectTo(location, headers);
}

/**
 * The redirect URI for the provider: on the origin the browser used, if it is one of the site's, because the cookie
 * belongs to it; behind a proxy, on the public origin.
 */
function callbackUri({ core, url }: AuthContext): URL {
  return new URL("/auth/v1/callback", core.redirectFor(url.origin));
}

async function begin(context: AuthContext, linkingUserId: string | null) {
  const { core, url, ip, request } = context;
  await core.limits.take("providerByIp", ip);
  const provider = core.findProvider(url.searchParams.get("provider"));
  const challenge = readChallenge({
    code_challenge: url.searchParams.get("code_challenge"),
    code_challenge_method: url.searchParams.get("code_challenge_method"),
  });
  const redirectUri = callbackUri(context);
  const secrets = { state: randomState(), codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const location = await askProvider(provider, { redirectUri: redirectUri.href, ...secrets });
  const { browserKey, cookie } = keepBrowserKey(request, redirectUri.origin);
  const target = core.redirectFor(url.searchParams.get("redirect_to"));
  await keepFlow(
    core,
    { ...secrets, provider: provider.name, redirectTo: target, linkingUserId, challenge },
    browserKey,
  );
  return { location: location.href, headers: { "set-cookie": cookie } };
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

/** `GET /callback`: the browser returns from the provider and is sent back to where the sign-in started. */
async function callback(context: AuthContext): Promise<Response> {
  const { core, url, ip } = context;
  let target = core.redirectFor(url.origin);
  // If a server reads the response, it is also in the query.
  let isPkce = false;
  try {
    await core.limits.take("providerByIp", ip);
    const flow = await readFlow(context);
    target = flow.redirectTo;
    isPkce = flow.challenge !== null;
    const provider = core.findProvider(flow.provider);
    const refusal = url.searchParams.get("error");
    // As in Supabase Auth, without a code: a person who clicked Cancel needs no dialog about it.
    if (refusal === "access_denied")
      return redirectBack(target, { error: refusal, error_description: readReason(url) }, isPkce);
    if (refusal) throw providerError(provider, new Error(refusal));
    const { profile, accessToken } = await askWho(context, provider, flow);
    if (flow.linkingUserId) {
      await linkProfile(core, provider, profile, flow.linkingUserId);
      // The session continues unchanged, with its second factor if it had one.
      return redirectTo(target);
    }
    const { challenge } = flow;
    if (challenge) {
      const code = await codeByProfile(core, provider, profile, { challenge, accessToken });
      return redirectTo(withQuery(target, { code }));
    }
    const session = await signInByProfile(core, provider, profile, context.request);
    return redirectBack(target, hashOfSession(session, { provider_token: accessToken }));
  } catch (error) {
    return redirectWithError(target, error, isPkce);
  }
}

async function readFlow(context: AuthContext): Promise<Flow> {
  const state = context.url.searchParams.get("state");
  const browserKey = readBrowserKey(context.request, callbackUri(context).origin);
  const flow = state && browserKey ? await takeFlow(context.core, state, browserKey) : null;
  if (flow) return flow;
  const message = "The login took longer than 10 minutes or started in another browser. Try again.";
  throw new AuthError(400, "bad_oauth_state", message);
}

async function askWho(context: AuthContext, provider: Provider, flow: Flow): Promise<SignedIn> {
  const address = callbackUri(context);
  const redirectUri = address.href;
  address.search = context.url.search;
  try {
    return await provider.finish(address, { redirectUri, ...flow });
  } catch (error) {
    throw providerError(provider, error);
  }
}

function providerError(provider: Provider, error: unknown) {
  logFailure(provider, error);
  const message = `${provider.label} could not confirm the login. Try again in a moment, or use your email and password.`;
  return new AuthError(502, "unexpected_failure", message);
}

/** The provider's error message from the callback URL. */
function readReason(url: URL) {
  const reason = url.searchParams.get("error_description") ?? "The user has denied access";
  return reason.replace(/\p{C}/gu, "").slice(0, 200);
}

/** Redirects with a hash that only the browser's scripts see, not servers or logs. `target` has no hash yet. */
function redirectBack(target: string, hash: Record<string, string>, isInQuery = false) {
  return redirectTo(`${isInQuery ? withQuery(target, hash) : target}#${new URLSearchParams(hash)}`);
}

const UNEXPECTED = {
  status: 503,
  code: "unexpected_failure",
  message: "The login could not be finished. Try again in a moment.",
};

/** Redirects with the error: a person who followed a link or a button must never see raw JSON. */
function redirectWithError(target: string, thrown: unknown, isInQuery = false): Response {
  if (!(thrown instanceof AuthError)) answerError(thrown); // logs it
  const { status, code, message } = thrown instanceof AuthError ? thrown : UNEXPECTED;
  const error = status >= 500 ? "server_error" : status === 403 ? "access_denied" : "invalid_request";
  return redirectBack(target, { error, error_code: code, error_description: message }, isInQuery);
}
