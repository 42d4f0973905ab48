import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "image-color-picker",
  path: "/image-color-picker",
  title: "Image Color Picker",
  openWith: { query: "c", max: 20 },
});
