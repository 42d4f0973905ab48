import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "compare-colors",
  path: "/compare-colors",
  title: "Compare Colors",
  openWith: { query: "c", max: 6 },
});
