import { type ApiHandler, OWN_IP } from "../contract.ts";
import { sql } from "../sql.ts";
import { type AuthContext, type AuthOptions, type AuthRoute, answerJson, createCore } from "./core.ts";
import { adminLinkRoutes } from "./endpoints/admin-links.ts";
import { adminUserRoutes } from "./endpoints/admin-users.ts";
import { factorRoutes } from "./endpoints/factors.ts";
import { mailRoutes } from "./endpoints/mails.ts";
import { passkeyListRoutes } from "./endpoints/passkey-list.ts";
import { passkeyLogInRoutes } from "./endpoints/passkey-log-in.ts";
import { tokenRoutes } from "./endpoints/token.ts";
import { userRoutes } from "./endpoints/user.ts";
import { verifyRoutes } from "./endpoints/verify.ts";
import { AuthError, answerError } from "./error.ts";
import { oauthRoutes } from "./oauth/routes.ts";
import { oauthServerRoutes } from "./oauth-server/routes.ts";
import { readBody } from "./read.ts";
import { isSameSecret } from "./secrets.ts";

const ROUTES: readonly AuthRoute[] = [
  ...tokenRoutes,
  ...mailRoutes,
  ...verifyRoutes,
  ...userRoutes,
  ...factorRoutes,
  ...passkeyLogInRoutes,
  ...passkeyListRoutes,
  ...adminUserRoutes,
  ...adminLinkRoutes,
  ...oauthRoutes,
  ...oauthServerRoutes,
  ...["/sso", "/sso/saml/acs"].map((path): AuthRoute => ({ method: "POST", path, handle: refuseSaml })),
  { method: "GET", path: "/settings", handle: describeSettings },
  { method: "GET", path: "/health", access: "open", handle: describeHealth },
  { method: "HEAD", path: "/health", access: "open", handle: describeHealth },
  { method: "GET", path: "/.well-known/jwks.json", access: "open", handle: answerKeys },
];

/** Serves Supabase Auth's protocol under `/auth/v1`. Other sites can't read it: the site's own pages use it. */
export function createAuth(options: AuthOptions): ApiHandler {
  const core = createCore(options);
  const routes = ROUTES.map((route) => ({ ...route, pattern: toPattern(route.path) }));

  return (request, ip) => answer(request, ip).catch(answerError);

  async function answer(request: Request, ip: string) {
    const url = new URL(request.url);
    const matches = routes.flatMap((route) => {
      const match = route.pattern.exec(url.pathname);
      return match ? [{ route, parameters: match.groups ?? {} }] : [];
    });
    const found = matches.find(({ route }) => route.method === request.method);
    if (!found) {
      if (matches.length > 0) return refuseMethod(matches.map(({ route }) => route.method));
      throw new AuthError(404, "not_found", "Not found");
    }
    const { route, parameters } = found;
    const isService = checkKey(request, route.access ?? "key");
    if (!isService && !route.hasOwnLimit && ip !== OWN_IP) await core.limits.take("anyByIp", ip);
    const body = request.method === "GET" ? {} : await readBody(request, route.takesForm);
    return route.handle({ core, request, url, ip, parameters, body });
  }

  /** True if the key is the secret key; throws if the key doesn't allow access to this endpoint. */
  function checkKey(request: Request, access: NonNullable<AuthRoute["access"]>) {
    const key = request.headers.get("apikey") ?? "";
    if (isSameSecret(key, options.keys.secretKey)) return true;
    if (access === "service") {
      throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
    }
    if (access === "key" && !isSameSecret(key, options.keys.anonKey)) {
      throw new AuthError(401, "no_authorization", key ? "Invalid API key" : "No API key found in request");
    }
    return false;
  }
}

function refuseMethod(allowed: readonly string[]) {
  const response = answerError(new AuthError(405, "not_found", "Method not allowed"));
  response.headers.set("Allow", allowed.join(", "));
  return response;
}

function toPattern(path: string) {
  const escaped = path.replaceAll(".", "\\.").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^/auth/v1${escaped}/?$`);
}

async function refuseSaml(): Promise<never> {
  throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
}

async function describeSettings({ core }: AuthContext) {
  const external = {
    anonymous_users: core.areAnonymousAllowed === true,
    google: Boolean(core.providers.google),
    github: Boolean(core.providers.github),
    email: true,
    phone: false,
  };
  return answerJson({
    external,
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    mfa_enabled: true,
    saml_enabled: false,
  });
}

/** Answers 503 while the database is unavailable. */
async function describeHealth({ core }: AuthContext) {
  await sql`select 1`.execute(core.db);
  return answerJson({ name: "Huesmith", description: "Accounts by the protocol of Supabase Auth", version: "1" });
}

async function answerKeys({ core }: AuthContext) {
  return answerJson(await core.tokens.jwks(), { "cache-control": "public, max-age=600" });
}
