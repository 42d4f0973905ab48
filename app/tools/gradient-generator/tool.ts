import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "gradient-generator",
  path: "/gradient-generator",
  title: "Gradient Generator",
  openWith: { query: "c", max: 12 },
});
