import type { AuthCore } from "../core.ts";
import { AuthError } from "../error.ts";
import type { AuthContext } from "../route.ts";
import type { SessionAnswer } from "../sessions.ts";
import { callbackUri } from "./authorize.ts";
import { type Flow, type FlowSecrets, takeFlow } from "./flow.ts";
import { readBrowserKey } from "./flow-cookie.ts";
import { linkProfile } from "./link.ts";
import { logFailure } from "./log-failure.ts";
import type { Provider, SignedIn } from "./provider.ts";
import type { FindProvider } from "./providers.ts";
import { redirectBack, redirectTo, redirectWithError } from "./redirect-back.ts";
import { signInByProfile } from "./sign-in.ts";

/** `GET /callback`: the browser comes back from the provider, and goes on to where the sign-in began. */
export async function callback(context: AuthContext, findProvider: FindProvider): Promise<Response> {
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
  const message = "The sign-in took longer than 10 minutes, or began in another browser. Try it again.";
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
