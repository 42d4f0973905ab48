import type { InferOutput } from "valibot";
import type { NameService } from "#color/names.ts";
import type { Parameter } from "./parameters.ts";

export type Services = {
  names: Pick<NameService, "best" | "nearestMany">;
  /** Returns a new seed of 1 to 8 lowercase letters and digits. */
  newSeed: () => string;
  /** The origin of the site, for links in files: "https://…" without a trailing slash. */
  origin: string;
};

export type Parameters = { readonly [name: string]: Parameter };
type Values<Given extends Parameters> = { [Name in keyof Given]: InferOutput<Given[Name]["schema"]> };

/** The arguments by parameter name: texts, numbers, or lists of them. */
export type Input = Readonly<Record<string, unknown>>;

type Description = {
  /** A lowercase verb or noun, which never changes: the path in the API, the command, the MCP tool. */
  name: string;
  title: string;
  /** What it returns, in a sentence or two. */
  text: string;
  /** A realistic input. */
  example: Readonly<Record<string, string | readonly string[]>>;
};

type Definition<Given extends Parameters, Answer extends object> = Description & {
  parameters: Given;
  /** Returns plain data for JSON. Pure, except for `services`. */
  run(values: Values<Given>, services: Services): Answer;
};

export type Act<Answer extends object = object> = Description & {
  parameters: Parameters;
  run(values: Readonly<Record<string, unknown>>, services: Services): Answer;
};

/** Defines an act: its parameters, description and answer. `runAct` runs it. */
export function defineAct<const Given extends Parameters, Answer extends object>(
  definition: Definition<Given, Answer>,
): Act<Answer> {
  return { ...definition, run: (values, services) => definition.run(values as Values<Given>, services) };
}
