import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from "openid-client";
import type { OAuthProviders } from "../../contract.ts";
import { PROVIDER_LIMIT_SECONDS, type Provider, type ProviderProfile, pickTexts, readEmail } from "./provider.ts";

type GithubEmail = { email?: unknown; primary?: unknown; verified?: unknown };
type GithubUser = { id?: unknown; login?: unknown; name?: unknown; avatar_url?: unknown };

/**
 * Sign-in by Github, which has no discovery and no ID token: who it is says the API.
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function openGithub({ url, apiUrl, clientId, clientSecret }: NonNullable<OAuthProviders["github"]>): Provider {
  const configuration = new Configuration(
    {
      issuer: url,
      authorization_endpoint: below(url, "login/oauth/authorize"),
      token_endpoint: below(url, "login/oauth/access_token"),
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = PROVIDER_LIMIT_SECONDS;
  // For a stand-in on this machine, in tests and development.
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
    begin: async ({ redirectUri, state, codeVerifier }) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "read:user user:email",
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }),
    finish: async (callback, { state, codeVerifier }) => {
      // Github's own name for itself here is not part of what it documents.
      callback.searchParams.delete("iss");
      const { access_token: accessToken } = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const [user, emails] = await Promise.all([ask("user", accessToken), ask("user/emails", accessToken)]);
      return { accessToken, profile: readProfile(apiUrl, user as GithubUser, emails) };
    },
  };
}

/** The address in a public profile may belong to another person; only the list of emails says which are verified. */
function readProfile(iss: string, { id, login, name, avatar_url }: GithubUser, emails: unknown): ProviderProfile {
  if (typeof id !== "number") throw new Error("The provider's API gave no id");
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
