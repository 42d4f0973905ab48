/** What every tool says of itself on every page; the menu, the badge and the routes derive from it. */
export type Tool = {
  /** Its folder below app/tools. */
  id: string;
  path: `/${string}`;
  title: string;
  /** How colors from elsewhere, such as the tray, are opened in it: the key of its query, and how many it takes. */
  openWith?: { query: string; max: number };
  /** Stands in the frame of the tools, but is not one of those that the badge counts. */
  isExtra?: true;
};

export function defineTool<Defined extends Tool>(tool: Defined): Defined {
  return tool;
}
