import { readFileSync } from "node:fs";
import path from "node:path";
import type { Act, Input as ActInput } from "../../../../acts/act.ts";
import { MAX_COLOR_CHARACTERS } from "../../../../acts/read-color.ts";
import { type Input, type Io, UsageError } from "../command.ts";

const STDIN = "-";

/** `lineOf` has the first line of standard input with a text. */
type Inputs = { readonly inputs: readonly ActInput[]; readonly lineOf: ReadonlyMap<unknown, number> };

/** The inputs of a command line: one, or one per color for an act that takes a single color. */
export function readInputs(act: Act, { values, paths }: Input, io: Io): Inputs {
  const lineOf = new Map<string, number>();
  return { inputs: inputsOf(act, values, paths, io, lineOf), lineOf };
}

function inputsOf(
  act: Act,
  values: Input["values"],
  paths: Input["paths"],
  io: Io,
  lineOf: Map<string, number>,
): ActInput[] {
  const given = Object.fromEntries(Object.keys(act.parameters).map((name) => [name, values[name]]));
  const open = operandsOf(act).filter((name) => given[name] === undefined);
  const [first, ...more] = open;
  if (first === undefined) {
    if (paths.length > 0)
      throw new UsageError(`huesmith ${act.name} doesn't take the argument ${paths[0]}. Use an option.`);
    return [given];
  }
  if (isFile(act, first)) return [{ ...given, [first]: readText(act, paths, io) }];
  const operands = expand(paths, io, lineOf);
  const isList = act.parameters[open.at(-1) as string]?.isList;
  if (!isList && more.length === 0 && operands.length > 1) return operands.map((one) => ({ ...given, [first]: one }));
  if (!isList && operands.length > open.length) {
    const hint = "Quote colors that contain spaces.";
    throw new UsageError(`huesmith ${act.name} takes ${open.join(" and ")}, not ${operands.length} values. ${hint}`);
  }
  const placed = open.map((name, at) => [name, act.parameters[name]?.isList ? operands.slice(at) : operands[at]]);
  return [{ ...given, ...Object.fromEntries(placed) }];
}

/** The required parameters, which need no option. */
export function operandsOf({ parameters }: Act): string[] {
  return Object.keys(parameters).filter((name) => parameters[name]?.fallback === undefined);
}

/** Whether a text is long enough to come from a file. */
export function isFile({ parameters }: Act, name: string): boolean {
  return parameters[name]?.json.type === "string" && (parameters[name].json.maxLength ?? 0) > MAX_COLOR_CHARACTERS;
}

/** Replaces `-` with the lines of standard input, which are also used if nothing else is given. */
function expand(paths: readonly string[], io: Io, lineOf: Map<string, number>): string[] {
  const isPiped = paths.length === 0 && io.isInputPiped;
  return (isPiped ? [STDIN] : paths).flatMap((operand) =>
    operand === STDIN ? linesOf(readStdin(io), lineOf) : [operand],
  );
}

function linesOf(text: string, lineOf: Map<string, number>): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  for (const [index, line] of lines.entries()) if (!lineOf.has(line)) lineOf.set(line, index + 1);
  return lines.filter((line) => line !== "");
}

function readText({ name }: Act, [file, ...rest]: readonly string[], io: Io): string | undefined {
  if (rest.length > 0) throw new UsageError(`huesmith ${name} takes one file, not ${rest.length + 1}.`);
  const isStdin = file === STDIN || (file === undefined && io.isInputPiped);
  if (file === undefined && !isStdin) return undefined;
  const text = isStdin ? readStdin(io) : readFile(file as string, io);
  if (!text.includes("\0")) return text;
  throw new UsageError(`${isStdin ? "Standard input" : file} is not text. huesmith ${name} reads only text formats.`);
}

function readFile(file: string, { cwd }: Io): string {
  try {
    return readFileSync(path.resolve(cwd, file), "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = { ENOENT: `There is no file ${file}.`, EISDIR: `${file} is a folder.` };
    throw new UsageError(reasons[code] ?? `${file} cannot be read (${code}).`);
  }
}

function readStdin(io: Io): string {
  try {
    return io
      .readInput()
      .toString("utf8")
      .replace(/^\uFEFF/, "");
  } catch {
    throw new UsageError("Standard input cannot be read. Pipe text into the command.");
  }
}
