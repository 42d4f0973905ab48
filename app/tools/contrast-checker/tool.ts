import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "contrast-checker",
  path: "/contrast-checker",
  title: "Contrast Checker",
  summary: "Check text on its background by WCAG 2.2 and APCA, and get the nearest fix",
  glyph: { kind: "text", colors: ["#E9E3FF", "#3B1E78"] },
  openWith: { query: "c", max: 40 },
});
