/** What the authentication service wrote into the hash of the address, after a link in a mail or a visit to a provider. */
export type AuthHash = { hasSession: boolean; error: { code: string; description: string } | null };

/** Null when the hash is not the service's. An error without `error_code` is somebody who changed their mind. */
export function readAuthHash(hash: string): AuthHash | null {
  const values = new URLSearchParams(hash.slice(1));
  const hasSession = values.has("access_token");
  if (!hasSession && !values.has("error") && !values.has("error_code")) return null;
  const code = values.get("error_code");
  return { hasSession, error: code ? { code, description: values.get("error_description") ?? "" } : null };
}

/** Takes tokens and errors out of the address, and so out of the history, the clipboard and the next reload. */
export function removeHash() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
