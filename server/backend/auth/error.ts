/** An answer that tells what was wrong, with Supabase Auth's codes and texts: the clients know them. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Further members of the answer, such as the reasons against a password. */
  readonly details: Record<string, unknown>;
  /** For 429: when another try makes sense. */
  readonly retrySeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: Record<string, unknown>; retrySeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.retrySeconds = more.retrySeconds;
  }
}

/** Telephone numbers have no place here; the text and the status depend on what was asked for. */
export function phoneDisabled(message: string, status = 400): AuthError {
  return new AuthError(status, "phone_provider_disabled", message);
}

/** The answer for anything thrown. */
export function answerError(thrown: unknown): Response {
  const error = toAuthError(thrown);
  const body = { code: error.status, error_code: error.code, msg: error.message, ...error.details };
  const headers: Record<string, string> = { "cache-control": "no-store", "x-sb-error-code": error.code };
  if (error.retrySeconds) headers["retry-after"] = String(error.retrySeconds);
  return Response.json(body, { status: error.status, headers });
}

/** Unexpected errors are logged by code and place alone, because messages may hold values. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code, name, stack } = Object(error) as { code?: unknown; name?: unknown; stack?: unknown };
  const place = String(stack)
    .split("\n")
    .find((line) => line.trim().startsWith("at "));
  console.error("Auth failed:", code ?? name ?? "unknown", place?.trim() ?? "");
  // 503 and not 500: the clients keep their session and try again.
  return new AuthError(503, "unexpected_failure", "Service temporarily unavailable", { retrySeconds: 1 });
}

/** Whether PostgreSQL refused a row because there is one like it. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}
