import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-mixer",
  path: "/color-mixer",
  title: "Color Mixer",
  openWith: { query: "c", max: 20 },
});
