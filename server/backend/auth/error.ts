/** An error response with Supabase Auth's codes and messages, which the clients understand. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Additional members of the response, such as the reasons a password was rejected. */
  readonly details: Record<string, unknown>;
  /** For 429 and 503: the seconds to wait before a retry. */
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

export function invalid(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

type OAuthErrorName =
  | "access_denied"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_grant"
  | "invalid_redirect_uri"
  | "invalid_request"
  | "unsupported_grant_type";

/** An error with the members of RFC 6749 and RFC 7591 in addition to ours, because clients of apps read those. */
export function oauthError(error: OAuthErrorName, error_description: string, status = 400): AuthError {
  return new AuthError(status, error, error_description, { details: { error, error_description } });
}

/** Phone numbers aren't supported; the message and status depend on the request. */
export function phoneDisabled(message: string, status = 400): AuthError {
  return new AuthError(status, "phone_provider_disabled", message);
}

/** Returns the response for anything thrown. */
export function answerError(thrown: unknown): Response {
  const error = toAuthError(thrown);
  const body = { code: error.status, error_code: error.code, msg: error.message, ...error.details };
  const headers: Record<string, string> = { "cache-control": "no-store", "x-sb-error-code": error.code };
  if (error.retrySeconds) headers["retry-after"] = String(error.retrySeconds);
  return Response.json(body, { status: error.status, headers });
}

/** Unexpected errors are logged by code and location only, because messages may contain values. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code, name, stack } = Object(error) as { code?: unknown; name?: unknown; stack?: unknown };
  const place = String(stack)
    .split("\n")
    .find((line) => line.trim().startsWith("at "));
  console.error("Auth failed:", code ?? name ?? "unknown", place?.trim() ?? "");
  // 503 rather than 500, so that clients keep their session and retry.
  return new AuthError(503, "unexpected_failure", "Service temporarily unavailable", { retrySeconds: 1 });
}

export function emailExists(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}

/** What is thrown where a second factor could not get this name. */
export function nameConflict(error: unknown, name: string): unknown {
  const message = `A factor with the friendly name "${name}" for this user already exists`;
  return isDuplicate(error) ? new AuthError(422, "mfa_factor_name_conflict", message) : error;
}

/** True if PostgreSQL refused a row as a duplicate. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}
