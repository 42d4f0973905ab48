import type { Hex } from "#color/color.ts";

/** What every tool says of itself; the menu, the badge, /tools and the routes derive from it. */
export type Tool = {
  /** Its folder below app/tools. */
  id: string;
  path: `/${string}`;
  title: string;
  /** One sentence: what it does. */
  summary: string;
  glyph: Glyph;
  /** How colors from elsewhere, such as the tray, are opened in it: the key of its query, and how many it takes. */
  openWith?: { query: string; max: number };
  /** Stands in the frame of the tools, but is not one of those that the badge counts. */
  isExtra?: true;
};

/**
 * Its live drawing on the home page and on /tools. `strip`: side by side; `halves`: the same with an empty last part;
 * `rows`: one above the other; `wheel`: a disc; `discs`: the first as a circle over the second; `gradient`: one flowing into
 * the next; `photo`: a picture and, beside it, its colors; `pixels`: a grid; `text`: the second color as text on the first;
 * `name`: the first color with what it is called, in the second.
 */
export type Glyph = {
  kind: "strip" | "halves" | "rows" | "wheel" | "discs" | "gradient" | "photo" | "pixels" | "text" | "name";
  colors: readonly Hex[];
  /** Of `name`. */
  text?: string;
};

export function defineTool(tool: Tool): Tool {
  return tool;
}
