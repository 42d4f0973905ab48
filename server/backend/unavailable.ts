const LOST_CONNECTION = /^(08|57P0)|^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const LOST_CONNECTION_TEXT = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** The response while the database is unavailable; clients may retry. PostgREST's format, plus GoTrue's `msg`. */
export function unavailable() {
  const message = "The database isn't available right now. Try again.";
  return Response.json(
    { code: "PGRST001", message, details: null, hint: null, msg: message },
    { status: 503, headers: { "Retry-After": "1" } },
  );
}

/** True if an error means that the database connection was lost or couldn't be made. */
export function isLostConnection(error: unknown) {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && LOST_CONNECTION.test(code)) || LOST_CONNECTION_TEXT.test(error.message);
}
