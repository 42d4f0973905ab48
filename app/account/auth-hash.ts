/**
 * A session after the `#` of the address; `type` is the kind of link that brought it, "" for a provider. `issuedAt` is in
 * seconds since 1970, NaN if the service didn't say.
 */
export type LinkSession = { accessToken: string; refreshToken: string; type: string; issuedAt: number };

/**
 * Parses what the authentication service wrote into the hash after an email link or a visit to a provider: a session, a
 * sign-up link, which asks for the password, the first of the two links for a new address, or an error code. Null if the
 * hash isn't the service's. An error without `error_code` means the person changed their mind.
 */
export function readAuthHash(hash: string) {
  const values = new URLSearchParams(hash.slice(1));
  const read = (name: string) => values.get(name) ?? "";
  const isHalfDone = read("message").startsWith("Confirmation link accepted");
  let session: LinkSession | null = null;
  let signUp: { tokenHash: string; email: string; isInvited: boolean } | null = null;
  if (values.has("access_token")) {
    const issuedAt = Number(values.get("expires_at") ?? Number.NaN) - Number(read("expires_in"));
    session = { accessToken: read("access_token"), refreshToken: read("refresh_token"), type: read("type"), issuedAt };
  } else if (values.has("token_hash") && values.has("email")) {
    signUp = { tokenHash: read("token_hash"), email: read("email"), isInvited: read("type") === "invite" };
  } else if (!isHalfDone && !values.has("error") && !values.has("error_code")) return null;
  return { session, signUp, isHalfDone, errorCode: session || signUp ? null : values.get("error_code") };
}

/** Removes tokens and errors from the address, and so from the history, the clipboard and the next reload. */
export function removeHash() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
