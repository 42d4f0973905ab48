import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-shades",
  path: "/color-shades",
  title: "Color Shades",
  summary: "Tints, shades, tones and full scales of one color",
  glyph: { kind: "rows", colors: ["#B9D4DE", "#6FA3B5", "#0D6986", "#07485B", "#032A36"] },
  openWith: { query: "c", max: 12 },
  isExtra: true,
});
