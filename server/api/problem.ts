import { FAULTS } from "#acts/run-act.ts";

const badInput = (when: string) => ({ status: 400, title: "Bad request", when }) as const;

/** The reasons for refusing a request, with their statuses. The codes are stable; messages are for people. */
export const PROBLEM_KINDS = {
  "missing-parameter": badInput(FAULTS["missing-parameter"]),
  "unknown-parameter": badInput(FAULTS["unknown-parameter"]),
  "repeated-parameter": badInput(FAULTS["repeated-parameter"]),
  "invalid-parameter": badInput(FAULTS["invalid-parameter"]),
  "query-too-long": badInput("The query as a whole is too long."),
  "invalid-body": badInput("The body is not a JSON object."),
  "not-found": { status: 404, title: "Not found", when: "The endpoint doesn't exist." },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    when: "The method is not GET, HEAD, POST or OPTIONS.",
  },
  "body-too-long": { status: 413, title: "Content too large", when: "The body is too long." },
  "unsupported-media-type": { status: 415, title: "Unsupported media type", when: "The body is not sent as JSON." },
  "too-many-requests": {
    status: 429,
    title: "Too many requests",
    when: "Your network has used up its requests for now.",
  },
  "internal-error": { status: 500, title: "Internal server error", when: "An error on our side." },
} as const;

type ProblemCode = keyof typeof PROBLEM_KINDS;

export type Problem = ReturnType<typeof makeProblem>;

/**
 * Problem details: https://www.rfc-editor.org/rfc/rfc9457. `type` is an anchor on the API's page at `origin`, `error` the
 * format from before problem details, kept for compatibility, with the parameter at fault, if any.
 */
export function makeProblem(origin: string, code: ProblemCode, message: string, parameter: string | null = null) {
  const { status, title } = PROBLEM_KINDS[code];
  return { type: `${origin}/api#${code}`, title, status, detail: message, error: { code, message, parameter } };
}
