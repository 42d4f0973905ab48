import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Press space for a new palette, lock what you like, and set rules that every palette keeps",
  glyph: { kind: "strip", colors: ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"] },
});
