import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Blend two or more colors in any CSS space, see where it turns gray or bands, and take the code",
  glyph: { kind: "gradient", colors: ["#292F56", "#ACFA70"] },
});
