import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "See how far apart colors are, and who can tell them apart",
  glyph: { kind: "halves", colors: ["#BB6BC4", "#B95FA0"] },
});
