import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from "openid-client";
import type { OAuthProviders } from "../../contract.ts";
import { PROVIDER_LIMIT_SECONDS, type Provider, pickTexts, readEmail } from "./provider.ts";

/** How long what discovery said is taken for true. */
const DISCOVERY_AGE_MS = 24 * 60 * 60 * 1000;

/** Sign-in by Google, or any other OpenID provider at `issuer`: https://developers.google.com/identity/openid-connect */
export function openGoogle(options: NonNullable<OAuthProviders["google"]>, now: () => number = Date.now): Provider {
  const discover = keepDiscovery(options, now);
  return {
    name: "google",
    label: "Google",
    begin: async ({ redirectUri, state, codeVerifier, nonce }) =>
      buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      }),
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
      // Google puts the address into the token; others only tell it when asked.
      const claims =
        signed.email === undefined
          ? { ...signed, ...(await fetchUserInfo(configuration, tokens.access_token, signed.sub)) }
          : signed;
      const { sub, iss, name, picture } = claims;
      return {
        accessToken: tokens.access_token,
        profile: {
          id: sub,
          email: readEmail(claims.email),
          isEmailVerified: claims.email_verified === true,
          data: pickTexts({ iss, name, full_name: name, picture, avatar_url: picture }),
        },
      };
    },
  };
}

/** Asks once for the provider's endpoints, again after a day, and at once after it failed. */
function keepDiscovery({ issuer, clientId, clientSecret }: NonNullable<OAuthProviders["google"]>, now: () => number) {
  let kept: { configuration: Promise<Configuration>; until: number } | undefined;
  return () => {
    if (kept && kept.until > now()) return kept.configuration;
    const server = new URL(issuer);
    const configuration = discovery(server, clientId, clientSecret, undefined, {
      timeout: PROVIDER_LIMIT_SECONDS,
      // For a provider on this machine, in tests and development.
      execute: server.protocol === "http:" ? [allowInsecureRequests] : [],
    });
    const asked = { configuration, until: now() + DISCOVERY_AGE_MS };
    kept = asked;
    configuration.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return configuration;
  };
}
