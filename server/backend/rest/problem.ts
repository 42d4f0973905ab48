/** What went wrong, in PostgREST's words and shape. */
export type Problem = { status: number; code: string; message: string; details: string | null; hint: string | null };

const LONGEST_QUOTED_CHARS = 60;

/** Thrown anywhere below the door, which answers with it. */
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

/** The answer to a call that did not work. */
export function answerProblem({ status, ...body }: Problem): Response {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  if (status === 401) {
    // As PostgREST: with what is wrong when it is the token.
    const isToken = body.code.startsWith("PGRST3");
    headers.set(
      "WWW-Authenticate",
      isToken ? `Bearer error="invalid_token", error_description="${body.message}"` : "Bearer",
    );
  }
  return new Response(JSON.stringify(body), { status, headers });
}

/** A text from the request, short enough for a sentence. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTED_CHARS ? `${text.slice(0, LONGEST_QUOTED_CHARS)}…` : text;
}

/** A query that PostgREST would take, or would not; the subset does not. */
export function unreadable(what: string, text: string, expected: string): Refusal {
  return new Refusal(400, "PGRST100", `failed to parse ${what} (${quoted(text)})`, `expecting ${expected}`);
}

export function unknownColumn(table: string, column: string): Refusal {
  return new Refusal(400, "42703", `column ${table}.${quoted(column)} does not exist`);
}
