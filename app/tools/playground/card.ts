import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "See a palette on real pages, in light and dark at once",
  glyph: { kind: "rows", colors: ["#FBF8FA", "#DB073D", "#07485B"] },
});
