type Fetch = typeof fetch;

let tell: ((token: string) => void) | undefined;

/** Calls the listener with the token of every call refused because its account no longer exists. */
export function onAccountDeleted(listener: (token: string) => void) {
  tell = listener;
}

/** Wraps `send` to detect that refusal: 403 `user_not_found`, "User from sub claim in JWT does not exist". */
export function detectDeletedAccount(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init);
    if (response.status === 403 && !isLogOut(input)) {
      const token = /^Bearer (.+)$/i.exec(new Headers(init?.headers).get("authorization") ?? "")?.[1];
      const code = response.headers.get("x-sb-error-code") ?? (await readCode(response));
      if (token && code === "user_not_found") tell?.(token);
    }
    return response;
  };
}

/** True for the log-out call, which forgets the session whatever the response is. */
function isLogOut(input: Parameters<Fetch>[0]) {
  return /\/logout\b/.test(input instanceof Request ? input.url : String(input));
}

async function readCode(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { error_code, code } = Object(body) as { error_code?: unknown; code?: unknown };
  return error_code ?? code;
}
