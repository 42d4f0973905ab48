/** An error in PostgREST's wording and format. */
export type Problem = {
  status: number;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
  /** The seconds to wait before a retry. */
  retrySeconds?: number;
};

const MAX_QUOTED_CHARACTERS = 60;

/** Thrown anywhere below the handler, which responds with its problem. */
export class Refusal extends Error {
  problem: Problem;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.problem = { status, code, message, details, hint };
  }
}

export const METHODS = "OPTIONS,GET,HEAD,POST,PATCH,DELETE";

/** The response to a failed call. */
export function answerProblem({ status, retrySeconds, ...body }: Problem): Response {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  if (status === 405) headers.set("Allow", METHODS);
  if (status === 503) headers.set("Retry-After", "1");
  if (retrySeconds) headers.set("Retry-After", String(retrySeconds));
  if (status === 401) {
    // Like PostgREST, describes the error if the token is the problem.
    const isToken = body.code.startsWith("PGRST3");
    headers.set(
      "WWW-Authenticate",
      isToken ? `Bearer error="invalid_token", error_description="${body.message}"` : "Bearer",
    );
  }
  return new Response(JSON.stringify(body), { status, headers });
}

/** Shortens a text from the request for use in a message. */
export function quoted(text: string): string {
  return text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text;
}

/** The error for a query that this subset doesn't support, whether or not PostgREST would. */
export function unreadable(what: string, text: string, expected: string): Refusal {
  return new Refusal(400, "PGRST100", `failed to parse ${what} (${quoted(text)})`, `expecting ${expected}`);
}

export function unsupported(message: string): Refusal {
  return new Refusal(400, "PGRST100", message);
}

export function unknownColumn(table: string, column: string): Refusal {
  return new Refusal(400, "42703", `column ${table}.${quoted(column)} does not exist`);
}

/** PostgREST's statuses by error code; the longest matching prefix counts. */
const STATUS: Record<string, number> = {
  "08": 503,
  "0L": 403,
  "0P": 403,
  "22": 400,
  "23": 400,
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "28": 403,
  "42": 400,
  "42501": 403,
  "53": 503,
  "57P": 503,
  "57014": 504,
  P0001: 400,
};
const UNREACHABLE = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const LOST = /connection|closed|terminated|not queryable/i;

/**
 * The problem to report for a failed statement. PostgreSQL repeats values in its messages and details, so they are kept
 * out of responses and logs. Only errors of our own triggers (`PT402`) are passed on unchanged.
 */
export function describeDatabaseError(error: unknown, isAnonymous: boolean): Problem {
  const { code, message = "", detail, hint } = readError(error);
  const own = /^PT([45]\d\d)$/.exec(code);
  if (own) return { status: Number(own[1]), code, message, details: detail ?? null, hint: hint ?? null };
  if (!/^[0-9A-Z]{5}$/.test(code)) {
    return UNREACHABLE.test(code) || LOST.test(message)
      ? plain(503, "PGRST001", "Database connection error. Retrying the connection.")
      : plain(500, "XX000", "Internal error");
  }
  const status = code === "42501" && isAnonymous ? 401 : findStatus(code);
  return plain(status, code, status < 500 ? withoutValues(message) : "The database could not do this");
}

function findStatus(code: string) {
  for (const length of [5, 3, 2]) {
    const status = STATUS[code.slice(0, length)];
    if (status) return status;
  }
  return 500;
}

/** Cuts the value from messages such as `invalid input syntax for type date: "…"`. */
function withoutValues(message: string) {
  return message.replace(/: .*$/s, "");
}

function plain(status: number, code: string, message: string): Problem {
  return new Refusal(status, code, message).problem;
}

type DatabaseError = { code: string; message?: string; detail?: string; hint?: string };

function readError(error: unknown): DatabaseError {
  if (!(error instanceof Error)) return { code: "" };
  if ("code" in error && typeof error.code === "string") return error as DatabaseError;
  // A failed commit has its reason in `cause`.
  return error.cause instanceof Error ? readError(error.cause) : { code: "", message: error.message };
}
