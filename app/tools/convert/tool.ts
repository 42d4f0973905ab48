import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "convert",
  path: "/convert",
  title: "Color Converter",
  summary: "Turn any color into HEX, RGB, HSL, CMYK, HSV, LAB and more",
  openWith: { query: "c", max: 1 },
  glyph: { kind: "halves", colors: ["#C8C814"] },
});
