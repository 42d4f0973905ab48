import { tool as convert } from "./convert/tool.ts";
import type { Tool } from "./tool.ts";

/** One line a tool, in the order in which menus and pages show them. */
export const tools: readonly Tool[] = [convert];
