const LOST_CONNECTION = /^(08|57P0)|^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const LOST_CONNECTION_TEXT = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** What clients get while the database is away; they may try again. The shape is PostgREST's, with GoTrue's word beside. */
export function unavailable() {
  const message = "The database isn't available right now. Try again.";
  return Response.json(
    { code: "PGRST001", message, details: null, hint: null, msg: message },
    { status: 503, headers: { "Retry-After": "1" } },
  );
}

/** Whether something failed because the connection to the database was lost, or could not be made. */
export function isLostConnection(error: unknown) {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && LOST_CONNECTION.test(code)) || LOST_CONNECTION_TEXT.test(error.message);
}
