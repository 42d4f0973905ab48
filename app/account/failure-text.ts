const NO_CONNECTION = "The server could not be reached. Check your connection and try again";
const NO_SERVICE = "The service isn't responding. Try again in a minute";
const NO_SESSION = "Your session has ended. Log in again.";
const FULL = "This browser can't store your login: its storage for this site is full. Reload the page and try again.";
/** The client's messages for responses without text, as proxies send them. */
const NO_TEXT = /^(|HTTP \d+|\{.*\}|Bad Gateway|Service Unavailable|Gateway Timeout)$/;
/** Errors from parsing a proxy's page as JSON. */
const NO_JSON = /^(AuthUnknown|Syntax)Error$/;

/** The service's own message, or plain words if it has none. `isTyped` is false if no form keeps what was typed. */
export function describeFailure(error: unknown, isTyped = true): string {
  const isAway = isOffline(error);
  const { name } = Object(error) as { name?: unknown };
  if (name === "AuthSessionMissingError") return NO_SESSION;
  if (name === "QuotaExceededError") return FULL;
  if (!isAway && error instanceof Error && !NO_JSON.test(error.name) && !NO_TEXT.test(error.message)) {
    return error.message;
  }
  return (isAway ? NO_CONNECTION : NO_SERVICE) + (isTyped ? "; what you typed is still here." : ".");
}

/** Whether no response arrived at all. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError || (Object(error) as { status?: unknown }).status === 0;
}
