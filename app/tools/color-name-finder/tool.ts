import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-name-finder",
  path: "/color-name-finder",
  title: "Color Name Finder",
  openWith: { query: "c", max: 12 },
});
