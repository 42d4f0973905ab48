import type { InferOutput } from "valibot";
import type { NameService } from "#color/names.ts";
import type { Parameter } from "./parameters.ts";

export type Services = {
  names: Pick<NameService, "best" | "nearestMany">;
  /** A new seed: 1 to 8 lower-case letters and digits. */
  newSeed: () => string;
  /** Of the site, for links inside files: "https://…" without a slash at the end. */
  origin: string;
};

export type Parameters = { readonly [name: string]: Parameter };
type Values<Given extends Parameters> = { [Name in keyof Given]: InferOutput<Given[Name]["schema"]> };

/** What a caller gives, by the names of the parameters: texts, numbers, or lists of them. */
export type Input = Readonly<Record<string, unknown>>;

type Description = {
  /** A verb or a noun in lower case: the path of the API, a command, a tool. Stable. */
  name: string;
  title: string;
  /** What it gives, in a sentence or two. */
  text: string;
  /** An input that a person would try. */
  example: Readonly<Record<string, string | readonly string[]>>;
};

type Definition<Given extends Parameters, Answer extends object> = Description & {
  parameters: Given;
  /** Whether the answer differs each time, so that it must not be kept. Never, unless said otherwise. */
  isFresh?(values: Values<Given>): boolean;
  /** The answer as plain data for JSON. Pure but for what `services` give. */
  run(values: Values<Given>, services: Services): Answer;
};

export type Act<Answer extends object = object> = Description & {
  parameters: Parameters;
  isFresh(values: Readonly<Record<string, unknown>>): boolean;
  run(values: Readonly<Record<string, unknown>>, services: Services): Answer;
};

/** An act: what it takes, what it says of itself and what it answers, in one place. See `runAct`. */
export function defineAct<const Given extends Parameters, Answer extends object>(
  definition: Definition<Given, Answer>,
): Act<Answer> {
  const { isFresh = () => false, run } = definition;
  return {
    ...definition,
    isFresh: (values) => isFresh(values as Values<Given>),
    run: (values, services) => run(values as Values<Given>, services),
  };
}
