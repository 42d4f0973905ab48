import type { Backend } from "./contract.ts";
import { deriveKey } from "./keys.ts";

type Project = { url: string; anonKey: string; serviceRoleKey: string };

const CALL_LIMIT_MS = 10_000;

/** A Supabase project: browsers go there themselves, and this server's own calls too. */
export function openHosted({ url, anonKey, serviceRoleKey }: Project): Backend {
  return {
    projectUrl: url,
    anonKey,
    ready: Promise.resolve(),
    answer: null,
    call: (path, init) => call(path, withKey(init, anonKey, false)),
    callAsService: (path, init) => call(path, withKey(init, serviceRoleKey, true)),
    deriveKey: (purpose) => deriveKey(serviceRoleKey, purpose),
    mailbox: null,
    close: async () => {},
  };

  function call(path: string, init: RequestInit) {
    return fetch(url + path, { ...init, signal: init.signal ?? AbortSignal.timeout(CALL_LIMIT_MS) });
  }
}

/** `init` with the key as `apikey`, and as the bearer where there is none, or where it must be. */
export function withKey(init: RequestInit = {}, key: string, isBearerToo: boolean): RequestInit {
  const headers = new Headers(init.headers);
  headers.set("apikey", key);
  if (isBearerToo || !headers.has("Authorization")) headers.set("Authorization", `Bearer ${key}`);
  return { ...init, headers };
}
