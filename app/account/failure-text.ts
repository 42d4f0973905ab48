const NO_CONNECTION = "The server could not be reached. Check your connection and try again";
const NO_SERVICE = "The service isn't responding. Try again in a minute";
const NO_SESSION = "Your session has ended. Log in again.";
/** What the client makes of an answer without a text, as proxies give it. */
const NO_TEXT = /^(|HTTP \d+|\{.*\}|Bad Gateway|Service Unavailable|Gateway Timeout)$/;
/** A proxy's page that was read as JSON. */
const NO_JSON = /^(AuthUnknown|Syntax)Error$/;

/** What an alert says: the service's own text, or plain words where there was none. `isTyped` is false where no form keeps anything. */
export function describeFailure(error: unknown, isTyped = true): string {
  const isAway = isOffline(error);
  if (error instanceof Error && error.name === "AuthSessionMissingError") return NO_SESSION;
  if (!isAway && error instanceof Error && !NO_JSON.test(error.name) && !NO_TEXT.test(error.message)) {
    return error.message;
  }
  return (isAway ? NO_CONNECTION : NO_SERVICE) + (isTyped ? "; what you typed is still here." : ".");
}

/** No answer came at all. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError || (Object(error) as { status?: unknown }).status === 0;
}
