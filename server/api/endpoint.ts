import type { InferOutput } from "valibot";
import type { NameService } from "#color/names.ts";
import type { ApiEndpoint } from "#contract/api.ts";
import type { Parameter } from "./parameters.ts";
import type { Problem } from "./problem.ts";
import { readQuery } from "./read-query.ts";

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
      const read = readQuery(parameters, query);
      return "problem" in read ? read.problem : definition.answer(read.values as Values<Given>, names);
    },
  };
}
