import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "contrast-checker",
  path: "/contrast-checker",
  title: "Contrast Checker",
  openWith: { query: "c", max: 40 },
});
