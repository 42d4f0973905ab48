import { EXIT, type Io, UsageError } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { parseArguments } from "./parse-arguments.ts";
import { didYouMean } from "./suggest.ts";
import { VERSION } from "./version.ts";

/** Runs a command line, without the names of Node and of the script, and returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    // A crash must not look like findings, which have the exit code of an error in Node.
    const text = error instanceof UsageError ? error.message : `unexpected error: ${(error as Error).stack}`;
    io.complain(`huesmith: ${text}\n`);
    return EXIT.wrong;
  }
}

function dispatch([name, ...rest]: readonly string[], io: Io): number | Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    const asked = name === "help" ? COMMANDS.find((command) => command.name === rest[0]) : undefined;
    const page = asked ? commandHelp(asked) : generalHelp(COMMANDS, VERSION);
    if (name === undefined) io.complain(page);
    else io.write(page);
    return name === undefined ? EXIT.wrong : EXIT.clean;
  }
  if (name === "--version" || name === "-v") {
    io.write(`${VERSION}\n`);
    return EXIT.clean;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    const kind = name.startsWith("-") ? "option" : "command";
    const candidates = kind === "option" ? ["--help", "--version"] : COMMANDS.map((candidate) => candidate.name);
    throw new UsageError(`Unknown ${kind} ${name}.${didYouMean(name, candidates)} huesmith --help lists them.`);
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    io.write(commandHelp(command));
    return EXIT.clean;
  }
  return command.run(parseArguments(command, rest), io);
}
