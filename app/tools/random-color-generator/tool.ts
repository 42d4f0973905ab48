import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "random-color-generator",
  path: "/random-color-generator",
  title: "Random Color Generator",
  openWith: { query: "c", max: 100 },
});
