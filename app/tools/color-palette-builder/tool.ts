import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-palette-builder",
  path: "/color-palette-builder",
  title: "Color Palette Builder",
  summary: "Turn colors into tints, shades, tones and scales",
  glyph: { kind: "rows", colors: ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"] },
  openWith: { query: "c", max: 12 },
});
