import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "compare-colors",
  path: "/compare-colors",
  title: "Compare Colors",
  summary: "See how far apart colors are, and who can tell them apart",
  glyph: { kind: "halves", colors: ["#BB6BC4", "#B95FA0"] },
  openWith: { query: "c", max: 6 },
});
