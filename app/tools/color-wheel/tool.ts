import { defineTool } from "#app/tools/tool.ts";

export const tool = defineTool({
  id: "color-wheel",
  path: "/color-wheel",
  title: "Color Wheel",
  summary: "Turn a color into harmonies, by eye and by angle",
  glyph: { kind: "wheel", colors: ["#FF8A80", "#E0A72E", "#7BC47F", "#00B8C4", "#6FA0FF", "#C98AE8"] },
  openWith: { query: "c", max: 12 },
});
