import { safeParse } from "valibot";
import type { Parameter } from "./parameters.ts";
import { makeProblem, type Problem, quoted } from "./problem.ts";

/** Room for a list of colors in the longest forms; below what the server takes as headers. */
export const MAX_QUERY_CHARS = 4096;

type Read = { values: Record<string, unknown> } | { problem: Problem };

/**
 * The values of the parameters, or the first thing that is wrong: with the query as a whole, with a name that is none of
 * theirs (a typing error would go unnoticed otherwise), or with a value.
 */
export function readQuery(parameters: { readonly [name: string]: Parameter }, query: URLSearchParams): Read {
  if (query.toString().length > MAX_QUERY_CHARS) {
    return refuse("query-too-long", `The query may have ${MAX_QUERY_CHARS} characters at most.`);
  }
  const names = Object.keys(parameters);
  for (const name of query.keys()) {
    if (!names.includes(name)) {
      return refuse("unknown-parameter", `Unknown parameter ${quoted(name)}. Try ${inWords(names)}.`, name);
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, { schema, takes, isList, isRequired }] of Object.entries(parameters)) {
    const given = query.getAll(name);
    if (given.length === 0 && isRequired) {
      return refuse("missing-parameter", `${name} is missing. It takes ${takes}.`, name);
    }
    if (given.length > 1 && !isList) {
      return refuse("repeated-parameter", `${name} takes one value and was given ${given.length}.`, name);
    }
    const { success, output, issues } = safeParse(schema, isList ? given : given[0]);
    if (!success) return refuse("invalid-parameter", `${name} ${issues[0].message}`, name);
    values[name] = output;
  }
  return { values };
}

function refuse(...problem: Parameters<typeof makeProblem>) {
  return { problem: makeProblem(...problem) };
}

function inWords(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
