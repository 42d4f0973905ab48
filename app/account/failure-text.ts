const NO_CONNECTION = "The server could not be reached. Check your connection and try again";
const NO_SERVICE = "The service does not answer at the moment. Try again in a minute";

/** What an alert says: the service's own text, or plain words where there was none. `isTyped` is false where no form keeps anything. */
export function describeFailure(error: unknown, isTyped = true): string {
  const end = isTyped ? "; what you typed is still here." : ".";
  const text = textOf(error);
  return text === NO_CONNECTION || text === NO_SERVICE ? text + end : text;
}

function textOf(error: unknown) {
  // What is no JSON at all is a proxy's page, and the error about it no text for people.
  if (!(error instanceof Error) || error.name === "AuthUnknownError" || error instanceof SyntaxError) return NO_SERVICE;
  const status = "status" in error ? error.status : undefined;
  if (status === 0 || error instanceof TypeError) return NO_CONNECTION;
  // The client's stand-ins for an answer without a text, as proxies give it.
  const hasText =
    error.message !== "" && !/^(HTTP \d+|\{.*\}|Bad Gateway|Service Unavailable|Gateway Timeout)$/.test(error.message);
  return hasText ? error.message : NO_SERVICE;
}
