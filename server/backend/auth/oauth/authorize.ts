import { lacksSecondFactor, requireUser } from "../bearer.ts";
import { AuthError } from "../error.ts";
import { type AuthContext, answerJson } from "../route.ts";
import { keepFlow, makeSecrets } from "./flow.ts";
import { keepBrowserKey } from "./flow-cookie.ts";
import { logFailure } from "./log-failure.ts";
import type { FlowChecks, Provider } from "./provider.ts";
import type { FindProvider } from "./providers.ts";
import { redirectTo, redirectWithError } from "./redirect-back.ts";

/** `GET /authorize?provider&redirect_to`: sends the browser to the provider. */
export async function authorize(context: AuthContext, findProvider: FindProvider): Promise<Response> {
  try {
    const { location, cookie } = await begin(context, findProvider, null);
    return redirectTo(location, { "set-cookie": cookie });
  } catch (error) {
    if (!isNavigation(context.request)) throw error;
    return redirectWithError(context.core.redirectFor(context.url.searchParams.get("redirect_to")), error);
  }
}

/** `GET /user/identities/authorize?provider&redirect_to`: the same, to link an identity to the account of the caller. */
export async function authorizeLink(context: AuthContext, findProvider: FindProvider): Promise<Response> {
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
export function callbackUri({ core, url }: AuthContext): string {
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
    const message = `${provider.label} cannot be reached at the moment. Try again, or use your email and password.`;
    throw new AuthError(503, "unexpected_failure", message, { retrySeconds: 10 });
  }
}

function isNavigation(request: Request) {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}
