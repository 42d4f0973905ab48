import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Find the name of any color, and the color of any name",
  glyph: { kind: "name", colors: ["#A2AD42", "#14170A"], text: "“moss”" },
});
