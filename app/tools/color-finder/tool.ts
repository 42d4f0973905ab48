import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-finder",
  path: "/color-finder",
  title: "Color Finder",
  openWith: { query: "c", max: 1 },
  isExtra: true,
});
