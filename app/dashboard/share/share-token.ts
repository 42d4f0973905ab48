const TOKEN_BYTES = 24;

/** 192 random bits as 32 characters that need no escaping in an address. */
export function makeShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function sharePath(token: string): `/shared/${string}` {
  return `/shared/${token}`;
}
