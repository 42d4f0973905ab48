const NO_CONNECTION =
  "The server could not be reached. Check your connection and try again; what you typed is still here.";
const NO_SERVICE = "The service does not answer at the moment. Try again in a minute; what you typed is still here.";

/** What an alert says: the service's own text, or plain words where there was none. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return NO_SERVICE;
  const status = "status" in error ? error.status : undefined;
  if (status === 0 || error instanceof TypeError) return NO_CONNECTION;
  // The client's stand-ins for an answer without a text, as proxies give it.
  const hasText =
    error.message !== "" && !/^(HTTP \d+|\{.*\}|Bad Gateway|Service Unavailable|Gateway Timeout)$/.test(error.message);
  return hasText ? error.message : NO_SERVICE;
}
