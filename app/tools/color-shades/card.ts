import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Tints, shades, tones and full scales of one color",
  glyph: { kind: "rows", colors: ["#B9D4DE", "#6FA3B5", "#0D6986", "#07485B", "#032A36"] },
});
