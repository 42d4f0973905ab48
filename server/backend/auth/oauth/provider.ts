export type ProviderName = "google" | "github";

/** What belongs to one sign-in that is under way. */
export type FlowChecks = {
  /** Where the provider sends the browser back to: `${origin}/auth/v1/callback`. */
  redirectUri: string;
  /** Comes back in the address. */
  state: string;
  /** Proves to the provider that who asks for the tokens is who began (PKCE). */
  codeVerifier: string;
  /** Comes back in the signed token of an OpenID provider. */
  nonce: string;
};

/** Who signed in, as the provider says it. */
export type ProviderProfile = {
  /** The provider's own id of the account, which never changes. */
  id: string;
  /** Lower case; null when the provider gives none. */
  email: string | null;
  isEmailVerified: boolean;
  /** With the names that Supabase Auth uses: name, full_name, avatar_url, user_name… */
  data: Record<string, string>;
};

export type SignedIn = { profile: ProviderProfile; accessToken: string };

export type Provider = {
  name: ProviderName;
  /** As the buttons say it. */
  label: string;
  /** The address at the provider where the person agrees. Throws when the provider cannot be reached. */
  begin: (checks: FlowChecks) => Promise<URL>;
  /** Turns the address that the provider sent the browser to into a profile. Throws when anything in it is wrong. */
  finish: (callback: URL, checks: FlowChecks) => Promise<SignedIn>;
};

/** Gives the provider of a name; throws as Supabase Auth does for one that is unknown or not configured. */
export type FindProvider = (name: string | null) => Provider;

/** A provider that takes longer is treated as one that is away. */
export const PROVIDER_LIMIT_SECONDS = 5;

/** Only what is there and is text, cut to a sane length: it ends up in every access token. */
export function pickTexts(values: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string" && value !== "") texts[key] = value.slice(0, 500);
  }
  return texts;
}

/** An address as accounts keep it; null for what is none. */
export function readEmail(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 254 || !value.includes("@")) return null;
  return value.trim().toLowerCase();
}

/** Says for the operator what a provider did, by codes alone: messages may hold addresses and tokens. */
export function logFailure(provider: Provider, thrown: unknown): void {
  const words: string[] = [];
  for (let error = thrown; error instanceof Error && words.length < 6; error = error.cause) {
    const { code, error: refusal, status } = error as { code?: unknown; error?: unknown; status?: unknown };
    words.push(...[code, refusal, status].filter(isWord).map(String));
    if (words.length === 0) words.push(error.name);
  }
  console.error(`Sign-in by ${provider.label} failed: ${words.join(", ") || "unknown"}`);
}

function isWord(value: unknown) {
  return typeof value === "number" || (typeof value === "string" && /^\w{1,60}$/.test(value));
}
