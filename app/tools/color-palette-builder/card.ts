import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Turn colors into tints, shades, tones and scales",
  glyph: { kind: "rows", colors: ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"] },
});
