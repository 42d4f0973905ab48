import type { Command } from "./command.ts";
import { auditCommand } from "./commands/audit.ts";
import { completionCommand } from "./commands/completion.ts";

/** In the order of the help. A new command is a file in commands/ and its place here. */
const OWN: readonly Command[] = [auditCommand];

export const COMMANDS: readonly Command[] = [...OWN, completionCommand(OWN)];
