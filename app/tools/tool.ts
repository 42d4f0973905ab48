import type { Hex } from "#color/color.ts";

/** What every tool says of itself; the menu, the badge, /tools and the routes derive from it. */
export type Tool = {
  /** Its folder below app/tools. */
  id: string;
  path: `/${string}`;
  title: string;
  /** One sentence: what it does. */
  summary: string;
  /** Its live drawing on the home page and on /tools: `halves` leaves the last part empty. */
  glyph: { kind: "halves" | "strip"; colors: readonly Hex[] };
};

export function defineTool(tool: Tool): Tool {
  return tool;
}
