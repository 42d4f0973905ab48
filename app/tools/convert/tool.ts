import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "convert",
  path: "/convert",
  title: "Color Converter",
  openWith: { query: "c", max: 1 },
});
