import { AuthError } from "../error.ts";

type Name =
  | "access_denied"
  | "invalid_client"
  | "invalid_client_metadata"
  | "invalid_grant"
  | "invalid_redirect_uri"
  | "invalid_request"
  | "unsupported_grant_type";

/** An error with the members of RFC 6749 and RFC 7591 in addition to ours, because clients of apps read those. */
export function oauthError(error: Name, error_description: string, status = 400): AuthError {
  return new AuthError(status, error, error_description, { details: { error, error_description } });
}
