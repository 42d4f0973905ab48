import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { fetchWithRetry } from "#app/retry-fetch.ts";
import { SESSION_KEY } from "#contract/session-key.ts";
import { detectDeletedAccount } from "./deleted-account.ts";
import { createSessionStorage } from "./session-storage.ts";

export function makeClients({ origin, key }: { origin: string; key: string }) {
  /** `fetch` with one retry for reads. */
  const send = detectDeletedAccount(fetchWithRetry);
  const shared = {
    url: `${origin}/auth/v1`,
    headers: { apikey: key },
    detectSessionInUrl: false, // account/session.ts asks first
    fetch: withOwnClock(send),
  };
  const auth = new AuthClient({
    ...shared,
    storage: createSessionStorage(),
    storageKey: SESSION_KEY,
    flowType: "implicit",
    persistSession: true,
    autoRefreshToken: true,
  });
  const rest = new PostgrestClient(`${origin}/rest/v1`, {
    headers: { apikey: key },
    retry: false, // ours retries
    fetch: async (input, init) => {
      const { data } = await auth.getSession(); // refreshed shortly before it expires
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${data.session?.access_token ?? key}`);
      return send(input, { ...init, headers });
    },
  });
  let opened = 0;
  /** For a second session next to the page's own, which is not stored. The client warns about two with the same key. */
  const openSecondAuth = () =>
    new AuthClient({
      ...shared,
      storageKey: `huesmith.second-session.${++opened}`,
      persistSession: false,
      autoRefreshToken: false,
    });
  return { auth, rest, send, openSecondAuth };
}

/**
 * Removes a session's end by the server's clock, so that the client calculates it by this browser's clock. With clocks
 * hours apart, every call would renew the session, or none would.
 */
function withOwnClock(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (!response.ok || !/\/(token|verify)\b/.test(String(input))) return response;
    return new Response(JSON.stringify({ ...(await response.json()), expires_at: undefined }), response);
  };
}
