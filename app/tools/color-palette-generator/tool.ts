import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-palette-generator",
  path: "/color-palette-generator",
  title: "Color Palette Generator",
  openWith: { query: "c", max: 12 },
});
