import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "playground",
  path: "/playground",
  title: "Playground",
  openWith: { query: "c", max: 10 },
  isExtra: true,
});
