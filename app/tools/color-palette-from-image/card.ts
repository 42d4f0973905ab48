import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Turn a photo into a palette: up to 20 colors, each with its share and its place in the picture",
  glyph: { kind: "photo", colors: ["#31305E", "#5E4379", "#91517B", "#C06A7C", "#EC9873", "#121327"] },
});
