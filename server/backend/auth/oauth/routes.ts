import type { OAuthProviders } from "../../contract.ts";
import type { AuthRoute } from "../route.ts";
import { authorize, authorizeLink } from "./authorize.ts";
import { callback } from "./callback.ts";
import { openProviders } from "./providers.ts";

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
