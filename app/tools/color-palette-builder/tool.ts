import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-palette-builder",
  path: "/color-palette-builder",
  title: "Color Palette Builder",
  openWith: { query: "c", max: 12 },
});
