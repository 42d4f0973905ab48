import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-shades",
  path: "/color-shades",
  title: "Color Shades",
  openWith: { query: "c", max: 6 },
  isExtra: true,
});
