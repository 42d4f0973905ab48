import { parseArgs } from "node:util";
import { type Command, type Input, type Option, UsageError } from "./command.ts";
import { didYouMean } from "./suggest.ts";

export const COMMON_OPTIONS = {
  help: { type: "boolean", short: "h", help: "show this help" },
} as const satisfies Readonly<Record<string, Option>>;

type Token = ReturnType<typeof parseTokens>["tokens"][number];

/** Parses a command line; throws a UsageError for anything the command does not take. */
export function parseArguments(command: Command, args: readonly string[]): Input {
  const options: Readonly<Record<string, Option>> = { ...COMMON_OPTIONS, ...command.options };
  const { values, positionals, tokens } = parseTokens(options, args);
  for (const token of tokens) checkToken(token, options);
  return { values: values as Input["values"], paths: positionals };
}

function parseTokens(options: Readonly<Record<string, Option>>, args: readonly string[]) {
  const config = Object.entries(options).map(([name, { type, short, multiple = false }]) => [
    name,
    { type, multiple, ...(short && { short }) },
  ]);
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(config),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

function checkToken(token: Token, options: Readonly<Record<string, Option>>): void {
  if (token.kind !== "option") return;
  const { name, rawName, value } = token;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const hint = didYouMean(name, Object.keys(options), "--");
    throw new UsageError(`Unknown option ${rawName}.${hint}`);
  }
  if (option.type === "boolean") {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
    return;
  }
  if (value === undefined || (value.startsWith("--") && !token.inlineValue)) {
    throw new UsageError(`${rawName} needs a value: ${rawName} <${option.value ?? "value"}>.`);
  }
  if (option.choices && !option.choices.includes(value)) {
    const hint = didYouMean(value, option.choices) || ` It takes ${option.choices.join(", ")}.`;
    throw new UsageError(`${rawName} does not take ${value}.${hint}`);
  }
}

export function numberOf({ values }: Input, name: string, least: number): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  if (!(number >= least && number < Infinity)) {
    throw new UsageError(`--${name} takes a number of at least ${least}, not ${String(value)}.`);
  }
  return number;
}
