import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Check text on its background by WCAG 2.2 and APCA, and get the nearest fix",
  glyph: { kind: "text", colors: ["#E9E3FF", "#3B1E78"] },
});
