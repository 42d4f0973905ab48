import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Pick a color and see the closest one in Tailwind, CSS, Material, Radix and more",
  glyph: { kind: "rows", colors: ["#0D6986", "#005F78", "#0E7490", "#4682B4", "#546E7A"] },
});
