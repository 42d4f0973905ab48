import type { Command, Option } from "./command.ts";
import { COMMON_OPTIONS } from "./parse-arguments.ts";

const WIDEST_NAME = 30;

/** The page of `huesmith --help`. */
export function generalHelp(commands: readonly Command[], version: string): string {
  return lines(
    `huesmith ${version}: color tools for the command line`,
    "",
    "Usage: huesmith <command> [options]",
    "",
    "Commands:",
    ...table(commands.map(({ name, summary }) => [name, summary])),
    "",
    "Options:",
    ...table([
      ["-h, --help", "show this help; huesmith <command> --help explains a command"],
      ["-v, --version", "show the version"],
    ]),
  );
}

/** The page of `huesmith <command> --help`. */
export function commandHelp({ name, summary, operands, options, examples, notes }: Command): string {
  const all: [string, Option][] = Object.entries({ ...options, ...COMMON_OPTIONS });
  return lines(
    summary,
    "",
    `Usage: huesmith ${name} [options] ${operands.name}`,
    "",
    ...table([[operands.name, operands.help]]),
    "",
    "Options:",
    ...table(all.map(([option, description]) => [nameOf(option, description), helpOf(description)])),
    "",
    "Examples:",
    ...examples.flatMap(([line, words]) => [`  ${line}`, `      ${words}`]),
    ...(notes.length > 0 ? ["", ...notes] : []),
  );
}

function nameOf(name: string, { short, value, choices }: Option): string {
  const shown = value ?? (choices ? choices.join("|") : undefined);
  return `${short ? `-${short}, ` : "    "}--${name}${shown ? ` <${shown}>` : ""}`;
}

function helpOf({ help, multiple }: Option): string {
  return multiple ? `${help}; may be repeated` : help;
}

/** Names too long for the column get their own line. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(WIDEST_NAME, Math.max(...rows.map(([name]) => name.length)));
  return rows.flatMap(([name, words]) =>
    name.length > width ? [`  ${name}`, `  ${" ".repeat(width)}  ${words}`] : [`  ${name.padEnd(width)}  ${words}`],
  );
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
