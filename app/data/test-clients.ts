import { retryFetch } from "#app/retry-fetch.ts";

// For tests: replaces clients.ts. A read is retried at once, and the session's token is "a.b.c".

export async function getClients() {
  const auth = { getSession: async () => ({ data: { session: { access_token: "a.b.c" } } }) };
  return { auth, send: retryFetch(fetch, 0) };
}

export function readProject() {
  return { origin: "https://x.test", key: "k" };
}
