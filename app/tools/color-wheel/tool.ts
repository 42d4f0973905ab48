import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-wheel",
  path: "/color-wheel",
  title: "Color Wheel",
  openWith: { query: "c", max: 12 },
});
