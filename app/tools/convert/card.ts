import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Turn any color into HEX, RGB, HSL, CMYK, HSV, LAB and more",
  glyph: { kind: "halves", colors: ["#C8C814"] },
});
