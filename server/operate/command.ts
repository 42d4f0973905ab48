import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Config } from "../config/config.ts";
import type { Service } from "./open-service.ts";

export type Command = {
  /** One line per form. */
  usage: readonly string[];
  /** Parses the arguments before anything is opened; throws a Refusal for unknown ones. */
  prepare: (args: readonly string[]) => Work;
};

/** A command that opens what it needs itself, because all of the data goes in or out. */
export type DataCommand = {
  usage: readonly string[];
  /** Like `prepare`; the returned function does the work and resolves with the text to print. */
  prepareAlone: (args: readonly string[]) => (config: Config) => Promise<string>;
};

/** Does the work and returns the text to print. `siteUrl` is our own origin, if set. */
export type Work = (service: Pick<Service, "callAsService">, siteUrl: string | undefined) => Promise<string>;

/** An error message for the operator, who can fix the cause. */
export class Refusal extends Error {}

/** The words and options of a command; throws a Refusal for an unknown option. */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/** The only word that a command takes: a file name. */
export function readFileArgument(args: readonly string[]): string {
  const { positionals } = parseArguments(args, {});
  const [file = "", ...rest] = positionals;
  if (file === "" || rest.length > 0) throw new Refusal("Specify one file.");
  return resolve(file);
}
