/** A session after the `#` of the address; `type` is the kind of link that brought it, "" for a provider. */
export type LinkSession = { accessToken: string; refreshToken: string; type: string };

/** What the authentication service wrote into the hash of the address, after a link in a mail or a visit to a provider. */
export type AuthHash = {
  session: LinkSession | null;
  /** The link of a sign-up, which asks for the password. */
  signUp: { tokenHash: string; email: string } | null;
  /** The code of what went wrong. */
  errorCode: string | null;
};

/** Null when the hash is not the service's. An error without `error_code` means the person changed their mind. */
export function readAuthHash(hash: string): AuthHash | null {
  const values = new URLSearchParams(hash.slice(1));
  const read = (name: string) => values.get(name) ?? "";
  if (values.has("access_token")) {
    const session = {
      accessToken: read("access_token"),
      refreshToken: read("refresh_token"),
      type: read("type"),
    };
    return { session, signUp: null, errorCode: null };
  }
  if (values.has("token_hash") && values.has("email")) {
    return { session: null, signUp: { tokenHash: read("token_hash"), email: read("email") }, errorCode: null };
  }
  if (!values.has("error") && !values.has("error_code")) return null;
  return { session: null, signUp: null, errorCode: values.get("error_code") };
}

/** Takes tokens and errors out of the address, and so out of the history, the clipboard and the next reload. */
export function removeHash() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
