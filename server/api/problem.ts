/** Why a request is refused, and with which status. The codes stay; messages are for people, and may be worded better. */
export const PROBLEM_KINDS = {
  "missing-parameter": { status: 400, when: "A required parameter is missing." },
  "unknown-parameter": { status: 400, when: "The query has an unknown parameter." },
  "repeated-parameter": { status: 400, when: "A parameter for one value was given more than once." },
  "invalid-parameter": { status: 400, when: "A value can't be read or is out of range." },
  "query-too-long": { status: 400, when: "The query as a whole is too long." },
  "not-found": { status: 404, when: "The endpoint doesn't exist." },
  "method-not-allowed": { status: 405, when: "The method is not GET, HEAD or OPTIONS." },
  "internal-error": { status: 500, when: "An error on our side." },
} as const;

type ProblemCode = keyof typeof PROBLEM_KINDS;

export type Problem = {
  error: {
    code: ProblemCode;
    message: string;
    /** The parameter that is to blame, if one is. */
    parameter: string | null;
  };
};

const LONGEST_QUOTED_CHARS = 40;

export function makeProblem(code: ProblemCode, message: string, parameter: string | null = null): Problem {
  return { error: { code, message, parameter } };
}

export function isProblem(answer: object): answer is Problem {
  return "error" in answer;
}

/** A text from the query, for a sentence. */
export function quoted(text: string): string {
  return `“${text.length > LONGEST_QUOTED_CHARS ? `${text.slice(0, LONGEST_QUOTED_CHARS)}…` : text}”`;
}
