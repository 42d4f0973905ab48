import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-palette-from-image",
  path: "/color-palette-from-image",
  title: "Color Palette From Image",
  openWith: { query: "c", max: 20 },
});
