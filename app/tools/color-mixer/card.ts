import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Add parts of each color and watch them blend, as light, by eye or as paint",
  // Yellow and blue, and between them their equal parts as paint and as stored values.
  glyph: { kind: "strip", colors: ["#FEFE33", "#44AD5D", "#80A399", "#0247FE"] },
});
