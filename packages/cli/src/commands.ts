import { ACTS } from "../../../acts/acts.ts";
import type { Command } from "./command.ts";
import { actCommand } from "./commands/act.ts";
import { auditCommand } from "./commands/audit.ts";
import { completionCommand } from "./commands/completion.ts";
import { mcpCommand } from "./commands/mcp.ts";

/** In the order of the help. A new command is a file in commands/ and its place here; acts bring their own. */
const OWN: readonly Command[] = [auditCommand, ...ACTS.map(actCommand), mcpCommand];

export const COMMANDS: readonly Command[] = [...OWN, completionCommand(OWN)];
