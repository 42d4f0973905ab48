import { AuthError, answerError } from "../error.ts";

/** Sends the browser on, with a hash that only its scripts see: no server and no log. `target` has no hash yet. */
export function redirectBack(target: string, hash: Record<string, string>, headers: Record<string, string> = {}) {
  return redirectTo(`${target}#${new URLSearchParams(hash)}`, headers);
}

/** A redirect that is never cached. */
export function redirectTo(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer", ...headers },
  });
}

/** Tells a browser what went wrong: a person who came by a link or a button must never see raw JSON. */
export function redirectWithError(target: string, thrown: unknown): Response {
  if (!(thrown instanceof AuthError)) answerError(thrown); // which logs it
  const { status, code, message } = thrown instanceof AuthError ? thrown : UNEXPECTED;
  const error = status >= 500 ? "server_error" : status === 403 ? "access_denied" : "invalid_request";
  return redirectBack(target, { error, error_code: code, error_description: message });
}

const UNEXPECTED = {
  status: 503,
  code: "unexpected_failure",
  message: "The sign-in could not be finished. Try again in a moment.",
};
