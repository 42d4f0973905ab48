import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Config } from "../config.ts";
import type { Service } from "./open-service.ts";

/** A command of the operator. */
export type Command = {
  /** One line for each form of it. */
  usage: readonly string[];
  /** Understands the arguments, before anything is opened; throws a Refusal for what it does not know. */
  prepare: (args: readonly string[]) => Work;
};

/** A command that opens what it needs by itself: all of the data goes in or out. */
export type DataCommand = {
  usage: readonly string[];
  /** As `prepare`; what it gives does the work and resolves with what is printed. */
  prepareAlone: (args: readonly string[]) => (config: Config) => Promise<string>;
};

/** Does it, and gives what is printed. `siteUrl` is our own origin, where it is set. */
export type Work = (service: Pick<Service, "callAsService">, siteUrl: string | undefined) => Promise<string>;

/** A line for the operator, who can do something about it. */
export class Refusal extends Error {}

/** The words and options of a command; throws a Refusal for an option that it does not have. */
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

/** The one word that a command takes: the name of a file. */
export function readFileArgument(args: readonly string[]): string {
  const { positionals } = parseArguments(args, {});
  const [file = "", ...rest] = positionals;
  if (file === "" || rest.length > 0) throw new Refusal("Name one file.");
  return resolve(file);
}
