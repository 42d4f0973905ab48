import { defineCard } from "#app/tools/card.ts";

export const card = defineCard({
  summary: "Turn a color into harmonies, by eye and by angle",
  glyph: { kind: "wheel", colors: ["#FF8A80", "#E0A72E", "#7BC47F", "#00B8C4", "#6FA0FF", "#C98AE8"] },
});
