import { type InferOutput, safeParse } from "valibot";
import type { NameService } from "#color/names.ts";
import type { ApiEndpoint } from "#contract/api.ts";
import type { Parameter } from "./parameters.ts";
import { isProblem, makeProblem, type Problem, quoted } from "./problem.ts";

export type Answer = {
  body: object;
  /** Different at each request, so caches must not keep it. */
  isFresh?: boolean;
};

export type Endpoint = {
  path: `/api/${string}`;
  /** What its own page says of it. */
  reference: Omit<ApiEndpoint, "path" | "answer">;
  /** Never throws for any query: what cannot be read comes back as a problem. */
  answer(query: URLSearchParams, names: NameService): Answer | Problem;
};

type Parameters = { readonly [name: string]: Parameter };
type Values<Given extends Parameters> = { [Name in keyof Given]: InferOutput<Given[Name]["schema"]> };

type Definition<Given extends Parameters> = {
  path: `/api/${string}`;
  title: string;
  /** What it gives, in a sentence or two. */
  text: string;
  parameters: Given;
  /** The query of the example, encoded as an address has it. */
  example: string;
  answer(values: Values<Given>, names: NameService): Answer;
};

/** One endpoint: what it takes, what it says of itself and what it answers, in one place. */
export function defineEndpoint<Given extends Parameters>(definition: Definition<Given>): Endpoint {
  const { path, title, text, parameters, example } = definition;
  return {
    path,
    reference: {
      title,
      text,
      example,
      parameters: Object.entries(parameters).map(([name, parameter]) => ({
        name,
        takes: parameter.takes,
        text: parameter.text,
        fallback: parameter.fallback ?? null,
        isRequired: parameter.isRequired,
      })),
    },
    answer(query, names) {
      const values = readQuery(parameters, query);
      return isProblem(values) ? values : definition.answer(values as Values<Given>, names);
    },
  };
}

/** Room for a list of colors in the longest forms; below what the server takes as headers. */
export const MAX_QUERY_CHARS = 4096;

/**
 * The values of the parameters, or the first thing that is wrong: with the query as a whole, with a name that is none of
 * theirs (a typing error would go unnoticed otherwise), or with a value.
 */
function readQuery(parameters: Parameters, query: URLSearchParams): Record<string, unknown> | Problem {
  if (query.toString().length > MAX_QUERY_CHARS) {
    return makeProblem("query-too-long", `The query may have ${MAX_QUERY_CHARS} characters at most.`);
  }
  const names = Object.keys(parameters);
  for (const name of query.keys()) {
    if (!names.includes(name)) {
      return makeProblem("unknown-parameter", `Unknown parameter ${quoted(name)}. Try ${inWords(names)}.`, name);
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, { schema, takes, isList, isRequired }] of Object.entries(parameters)) {
    const given = query.getAll(name);
    if (given.length === 0 && isRequired) {
      return makeProblem("missing-parameter", `${name} is missing. It takes ${takes}.`, name);
    }
    if (given.length > 1 && !isList) {
      return makeProblem("repeated-parameter", `${name} takes one value and was given ${given.length}.`, name);
    }
    const { success, output, issues } = safeParse(schema, isList ? given : given[0]);
    if (!success) return makeProblem("invalid-parameter", `${name} ${issues[0].message}`, name);
    values[name] = output;
  }
  return values;
}

function inWords(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
