import { type Command, EXIT, UsageError } from "../command.ts";
import { completionScript, SHELLS, type Shell } from "../completion.ts";

/** Completes the other commands and itself. */
export function completionCommand(others: readonly Command[]): Command {
  const command: Command = {
    name: "completion",
    summary: "Print the script that makes a shell complete huesmith.",
    operands: { name: "<shell>", help: SHELLS.join(", "), choices: SHELLS },
    options: {},
    examples: [['eval "$(huesmith completion bash)"', "for this shell; in ~/.bashrc for every one"]],
    notes: [],
    run({ paths: [shell, ...rest] }, io) {
      if (!SHELLS.includes(shell as Shell) || rest.length > 0) {
        throw new UsageError(`huesmith completion takes one shell: ${SHELLS.join(", ")}.`);
      }
      io.write(completionScript(shell as Shell, [...others, command]));
      return EXIT.clean;
    },
  };
  return command;
}
