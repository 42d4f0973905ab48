import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-palette-generator",
  path: "/color-palette-generator",
  title: "Color Palette Generator",
  summary: "Press space for a new palette, lock what you like, and set rules that every palette keeps",
  glyph: { kind: "strip", colors: ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"] },
  openWith: { query: "c", max: 12 },
});
