import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Draw random colors that are even to the eye, within any limits",
  glyph: { kind: "strip", colors: ["#D857C1", "#DBA507", "#56AC77"] },
});
