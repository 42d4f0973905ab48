import { SERVER_METADATA_PATH } from "#contract/connected-apps.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../core.ts";
import { answerError } from "../error.ts";
import { register } from "./apps.ts";
import { authorize, consent, readAuthorization } from "./authorize.ts";
import { answerToken } from "./exchange.ts";
import { listGrants, revokeGrant } from "./grants.ts";

const REGISTER_PATH = "/oauth/clients/register";
const TOKEN_PATH = "/oauth/token";
const AUTHORIZE_PATH = "/oauth/authorize";

/** The protocol of Supabase's OAuth 2.1 server: other programs can read a library with its owner's consent. */
export const oauthServerRoutes: readonly AuthRoute[] = [
  { method: "GET", path: SERVER_METADATA_PATH, access: "open", handle: share(describeServer) },
  { method: "POST", path: REGISTER_PATH, access: "open", hasOwnLimit: true, handle: share(register) },
  { method: "POST", path: TOKEN_PATH, access: "open", hasOwnLimit: true, takesForm: true, handle: share(answerToken) },
  ...[SERVER_METADATA_PATH, REGISTER_PATH, TOKEN_PATH].map(
    (path): AuthRoute => ({ method: "OPTIONS", path, access: "open", handle: share(answerPreflight) }),
  ),
  { method: "GET", path: AUTHORIZE_PATH, access: "open", hasOwnLimit: true, handle: authorize },
  { method: "GET", path: "/oauth/authorizations/:id", handle: readAuthorization },
  { method: "POST", path: "/oauth/authorizations/:id/consent", handle: consent },
  { method: "GET", path: "/user/oauth/grants", handle: listGrants },
  { method: "DELETE", path: "/user/oauth/grants", handle: revokeGrant },
];

/** Lets scripts of other sites read the response: these endpoints rely on what is sent, never on cookies. */
function share(handle: AuthRoute["handle"]): AuthRoute["handle"] {
  return async (context) => {
    const response = await handle(context).catch(answerError);
    response.headers.set("access-control-allow-origin", "*");
    return response;
  };
}

async function answerPreflight() {
  const headers = { "access-control-allow-methods": "GET, POST", "access-control-allow-headers": "*" };
  return new Response(null, { status: 204, headers: { ...headers, "access-control-max-age": "86400" } });
}

/** The server metadata for apps (RFC 8414). */
async function describeServer({ core: { issuer } }: AuthContext) {
  return answerJson({
    issuer,
    authorization_endpoint: issuer + AUTHORIZE_PATH,
    token_endpoint: issuer + TOKEN_PATH,
    registration_endpoint: issuer + REGISTER_PATH,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });
}
