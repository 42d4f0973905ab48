import type { OAuthProviders } from "../../contract.ts";
import { AuthError } from "../error.ts";
import { openGithub } from "./github.ts";
import { openGoogle } from "./google.ts";
import type { Provider, ProviderName } from "./provider.ts";

/** Gives the provider of a name; throws as Supabase Auth does for one that is unknown or not configured. */
export type FindProvider = (name: string | null) => Provider;

/** The providers that are configured. */
export function openProviders({ google, github }: OAuthProviders, now?: () => number): FindProvider {
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
