import type { NameService } from "#color/names.ts";
import type { ApiReference } from "#contract/api.ts";
import { printAnswer } from "./answer-api.ts";
import { contrastEndpoint } from "./contrast.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { PROBLEM_KINDS } from "./problem.ts";
import { MAX_COLOR_CHARS } from "./read-color.ts";
import { MAX_QUERY_CHARS } from "./read-query.ts";

const REFUSED = "text=teel&background=white";

/** What the API's own page says: each endpoint with the answer that its example really gets, and a refusal. */
export function describeApi(names: NameService): ApiReference {
  return {
    endpoints: ENDPOINTS.map((endpoint) => {
      const { path, reference } = endpoint;
      return { path, ...reference, answer: printAnswer(endpoint, new URLSearchParams(reference.example), names) };
    }),
    problems: Object.entries(PROBLEM_KINDS).map(([code, kind]) => ({ code, ...kind })),
    refused: {
      address: `${contrastEndpoint.path}?${REFUSED}`,
      answer: printAnswer(contrastEndpoint, new URLSearchParams(REFUSED), names),
    },
    limits: { queryChars: MAX_QUERY_CHARS, colorChars: MAX_COLOR_CHARS },
  };
}
