import { ACTS } from "../../../acts/acts.ts";
import type { Command } from "./command.ts";
import { actCommand } from "./commands/act.ts";
import { auditCommand } from "./commands/audit.ts";
import { completionCommand } from "./commands/completion.ts";
import { mcpCommand } from "./commands/mcp.ts";

/** In the order of the help. To add a command, create a file in commands/ and list it here; acts need no entry. */
const OWN: readonly Command[] = [auditCommand, ...ACTS.map(actCommand), mcpCommand];

export const COMMANDS: readonly Command[] = [...OWN, completionCommand(OWN)];
