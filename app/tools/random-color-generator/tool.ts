import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "random-color-generator",
  path: "/random-color-generator",
  title: "Random Color Generator",
  summary: "Draw random colors that are even to the eye, within any limits",
  glyph: { kind: "strip", colors: ["#D857C1", "#DBA507", "#56AC77"] },
  openWith: { query: "c", max: 100 },
});
