import * as v from "valibot";
import { type InferOutput, safeParse } from "valibot";
import type { NameService } from "#color/names.ts";
import type { ApiEndpoint } from "#contract/api.ts";
import { isProblem, makeProblem, type Problem, quoted } from "./problem.ts";
import { type GivenColor, readGivenColor, readGivenColors } from "./read-color.ts";

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

/** What an endpoint takes. Each message of a schema goes on after the name of the parameter: "count takes …". */
export type Parameter<Value = unknown> = {
  /** Of one text, of `undefined` where none was given, or of all texts of a list. */
  schema: v.GenericSchema<string | undefined, Value> | v.GenericSchema<string[], Value>;
  /** The limits: "a whole number from 2 to 12". */
  takes: string;
  /** What it is for, in a sentence. */
  text: string;
  /** What counts when it is left out. */
  fallback?: string;
  isList: boolean;
  isRequired: boolean;
};

// As in the addresses of the palette generator, so that its pages take every seed of the API.
const SEED = /^[a-z0-9]{1,8}$/;
const WHOLE = /^\d{1,4}$/;

/** One color, which must be given. */
export function colorParameter(text: string): Parameter<GivenColor> {
  const schema = v.pipe(
    v.string(),
    v.rawTransform<string, GivenColor>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColor(dataset.value);
      if ("color" in read) return read;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );
  return { schema, takes: "a color", text, isList: false, isRequired: true };
}

/** Colors, each in a parameter of its own or joined by hyphens as in our addresses; none are needed where `least` is 0. */
export function colorsParameter(least: 0 | 1, most: number, text: string): Parameter<GivenColor[]> {
  const schema = v.pipe(
    v.array(v.string()),
    v.rawTransform<string[], GivenColor[]>(({ dataset, addIssue, NEVER }) => {
      const read = readGivenColors(dataset.value, most);
      if ("colors" in read) return read.colors;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );
  const takes = least === 0 ? `up to ${most} colors` : `1 to ${most} colors`;
  return { schema, takes, text, isList: true, isRequired: least > 0, ...(least === 0 && { fallback: "none" }) };
}

export function wholeNumberParameter(least: number, most: number, fallback: number, text: string): Parameter<number> {
  const takes = `a whole number from ${least} to ${most}`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(WHOLE, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
      v.transform(Number),
      v.minValue(least, ({ input }) => `takes ${takes}, not ${input}.`),
      v.maxValue(most, ({ input }) => `takes ${takes}, not ${input}.`),
    ),
    String(fallback),
  );
  return { schema, takes, text, fallback: String(fallback), isList: false, isRequired: false };
}

/** One of some words. */
export function choiceParameter<const Word extends string>(
  words: readonly Word[],
  fallback: NoInfer<Word>,
  text: string,
): Parameter<Word> {
  const takes = `one of ${words.join(", ")}`;
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.picklist(words, ({ received }) => `takes ${takes}, not ${quoted(received.slice(1, -1))}.`),
    ),
    fallback,
  );
  return { schema, takes, text, fallback, isList: false, isRequired: false };
}

export function seedParameter(text: string): Parameter<string | undefined> {
  const takes = "1 to 8 lower-case letters a to z and digits";
  const schema = v.optional(
    v.pipe(
      v.string(),
      v.regex(SEED, ({ input }) => `takes ${takes}, not ${quoted(input)}.`),
    ),
  );
  return { schema, takes, text, fallback: "a new one for each request", isList: false, isRequired: false };
}
